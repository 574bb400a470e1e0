/** A recorded volley in three dimensions. This file, and three.js with it, is loaded when the first volley is watched.
 *
 * Pieces are the very boxes that the simulation threw its cubes at, so what touches there touches here. One unit is the
 * way from a hex to the next; x is to the right, y up, z down the board. */

import {
  BoxGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  Fog,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene as World,
  SphereGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  Line,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { ToGloryBox, ToGloryData } from '../../protocol'
import { SYMBOLS } from '../../table/PlayerMark.svelte'
import { chartOf, KRAKEN, OFF, RADIUS, SHIP, WIDE } from './chart'
import { contacts, placeAt, seconds, shooting, type Place, type Volley } from './flight'

export type Camera = 'side' | 'chase'

const LEVER = 0.9 // seconds before the flight in which the lever is pressed

function paint(name: string): Color {
  return new Color(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || '#888')
}

export class Scene {
  private renderer: WebGLRenderer
  private world = new World()
  private eye = new PerspectiveCamera(36, 1, 0.05, 120)
  private cubes: { mesh: Mesh; turns: Quaternion[]; trail: Line }[] = []
  private captains: { man: Group; falls: number; away: Vector3 }[] = []
  private lever: Group | null = null
  private scale: number
  private ink: LineBasicMaterial
  private gunAt: Vector3
  private ahead: Vector3
  private chase = new Vector3()
  private chased = new Vector3()
  private chasing = false
  private settled: { from: Vector3; at: Vector3 }

  constructor(
    private canvas: HTMLCanvasElement,
    private volley: Volley,
    private data: ToGloryData,
    colours: string[],
  ) {
    this.scale = 1 / data.shapes.pitch
    this.renderer = new WebGLRenderer({ canvas, antialias: true })
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.ink = new LineBasicMaterial({ color: paint('ink') })
    const sky = paint('sky')
    this.world.background = sky
    this.world.fog = new Fog(sky, 14, 34)
    this.light()
    this.sea()
    volley.scene.forEach((_, number) => this.piece(number, colours))
    this.loadCubes()
    const gun = volley.scene[shooting(volley)]!
    this.gunAt = this.middle(gun.hex)
    const turn = (-gun.facing * Math.PI) / 3
    this.ahead = new Vector3(Math.cos(turn), 0, -Math.sin(turn))
    this.settled = this.sideView()
  }

  end(): void {
    this.world.traverse((thing) => {
      if (thing instanceof Mesh || thing instanceof LineSegments || thing instanceof Line) thing.geometry.dispose()
    })
    this.renderer.dispose()
  }

  /** On machines that draw slowly: fewer pixels, no shadows. */
  spare(): void {
    this.renderer.shadowMap.enabled = false
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2) * 0.6)
    this.world.traverse((thing) => {
      if (thing instanceof Mesh) (thing.material as MeshLambertMaterial).needsUpdate = true
    })
  }

  // -- how things stand

  private middle(hex: number): Vector3 {
    const { x, y } = chartOf(this.data).hexes[hex]!
    return new Vector3(x / WIDE, 0, y / WIDE)
  }

  private point(place: Place): Vector3 {
    return new Vector3(place.x * this.scale, place.z * this.scale, -place.y * this.scale)
  }

  private light(): void {
    this.world.add(new HemisphereLight(0xffffff, paint('water-3'), 2.3))
    const sun = new DirectionalLight(0xfff1d0, 2.2)
    sun.position.set(-4, 9, 5)
    sun.castShadow = true
    sun.shadow.mapSize.set(1024, 1024)
    sun.shadow.camera.left = sun.shadow.camera.bottom = -7
    sun.shadow.camera.right = sun.shadow.camera.top = 7
    this.world.add(sun)
  }

  private sea(): void {
    const chart = chartOf(this.data)
    const table = new Mesh(new PlaneGeometry(80, 80), new MeshLambertMaterial({ color: paint('paper-3') }))
    table.rotation.x = -Math.PI / 2
    table.position.y = -0.07
    this.world.add(table)
    const water = new MeshLambertMaterial({ color: paint('water-3') })
    const tile = new CylinderGeometry(RADIUS / WIDE, RADIUS / WIDE, 0.06, 6)
    const rim = new EdgesGeometry(tile)
    const foam = new LineBasicMaterial({ color: paint('foam'), transparent: true, opacity: 0.35 })
    const sand = new MeshLambertMaterial({ color: paint('land') })
    const island = new CylinderGeometry(this.data.shapes.island_radius * this.scale, 0.46, this.data.shapes.island_height * this.scale, 24)
    for (const hex of chart.hexes) {
      if (hex.sign === '#') continue
      const mesh = new Mesh(tile, water)
      mesh.position.copy(this.middle(hex.number)).setY(-0.03)
      mesh.receiveShadow = true
      const line = new LineSegments(rim, foam)
      line.position.copy(mesh.position)
      this.world.add(mesh, line)
      if (hex.sign !== '.') {
        const land = new Mesh(island, sand)
        land.position.copy(this.middle(hex.number)).setY((this.data.shapes.island_height * this.scale) / 2)
        land.receiveShadow = true
        this.world.add(land)
      }
    }
  }

  private box(box: ToGloryBox, colour: Color): Group {
    const size = [box.x, box.z, box.y].map((span) => (span[1]! - span[0]!) * this.scale) as [number, number, number]
    const shape = new BoxGeometry(...size)
    const mesh = new Mesh(shape, new MeshLambertMaterial({ color: colour }))
    mesh.castShadow = mesh.receiveShadow = true
    const group = new Group()
    group.add(mesh, new LineSegments(new EdgesGeometry(shape), this.ink))
    const middle = (span: number[]): number => ((span[0]! + span[1]!) / 2) * this.scale
    group.position.set(middle(box.x), middle(box.z), -middle(box.y))
    return group
  }

  private piece(number: number, colours: string[]): void {
    const { scene, results } = this.volley
    const standing = scene[number]!
    const kind = number < scene.length - 2 ? SHIP : number === scene.length - 2 ? KRAKEN : 2
    const shapes = this.data.shapes
    const group = new Group()
    group.position.copy(this.middle(standing.hex))
    group.rotation.y = (-standing.facing * Math.PI) / 3
    const own = paint(kind === SHIP ? colours[number]! : kind === KRAKEN ? 'purple' : 'stone')
    const wood = paint('wood')
    for (const box of [shapes.ship, shapes.kraken, shapes.tower][kind]!) {
      if (box.part === 'lever') continue
      group.add(this.box(box, kind === SHIP && box.part !== 'sail' ? wood : box.part === 'rock' ? paint('stone-2') : own))
    }
    if (kind === SHIP) this.sign(group, colours[number]!)
    if (kind === KRAKEN) this.eyes(group)
    if (number === shooting(this.volley)) this.mount(group, kind)
    if (kind === SHIP && standing.captain) this.captain(group, number, results[number] === OFF)
    this.world.add(group)
  }

  /** The owner's symbol on both sides of the sail. */
  private sign(ship: Group, colour: string): void {
    const sail = this.data.shapes.ship.find((box) => box.part === 'sail')
    if (!sail) return
    const sheet = document.createElement('canvas')
    sheet.width = sheet.height = 96
    const pen = sheet.getContext('2d')
    if (!pen) return
    pen.scale(4, 4)
    pen.fillStyle = `#${paint('paper').getHexString()}`
    pen.fill(new Path2D(SYMBOLS[colour] ?? SYMBOLS.white))
    const material = new MeshBasicMaterial({ map: new CanvasTexture(sheet), transparent: true })
    for (const side of [-1, 1]) {
      const mark = new Mesh(new PlaneGeometry(0.42, 0.42), material)
      mark.position.set((side > 0 ? sail.x[1]! + 0.6 : sail.x[0]! - 3) * this.scale, ((sail.z[0]! + sail.z[1]!) / 2) * this.scale, 0)
      mark.rotation.y = (side * Math.PI) / 2
      ship.add(mark)
    }
  }

  private eyes(kraken: Group): void {
    const head = this.data.shapes.kraken.find((box) => box.part === 'head')
    if (!head) return
    for (const side of [-1, 1]) {
      const white = new Mesh(new SphereGeometry(0.1, 16, 12), new MeshLambertMaterial({ color: paint('paper') }))
      white.position.set(head.x[1]! * this.scale - 0.02, (head.z[1]! - 8) * this.scale, side * 0.17)
      const pupil = new Mesh(new SphereGeometry(0.05, 12, 8), new MeshBasicMaterial({ color: paint('ink') }))
      pupil.position.set(0.07, 0, 0)
      white.add(pupil)
      kraken.add(white)
    }
  }

  /** The lever of the gun that fires; it swings about its pivot. */
  private mount(piece: Group, kind: number): void {
    const { cannon } = this.data
    const [ahead, height] = [cannon.ship_pivot, cannon.kraken_pivot, cannon.tower_pivot][kind] as [number, number]
    this.lever = new Group()
    this.lever.position.set(ahead * this.scale, height * this.scale, 0)
    const arm = this.box({ part: 'lever', x: [-cannon.cup_arm - 6, cannon.press_arm[1]!], y: [-5, 5], z: [-1.5, 1.5] }, paint('gold'))
    this.lever.add(arm)
    piece.add(this.lever)
  }

  private captain(ship: Group, number: number, off: boolean): void {
    const shapes = this.data.shapes.captain
    const base = shapes[0]!
    const middle = [base.x[0]! + base.x[1]!, base.z[0]! * 2].map((value) => (value / 2) * this.scale) as [number, number]
    const man = new Group()
    man.position.set(middle[0], middle[1], 0)
    for (const box of shapes) {
      const part = this.box(box, paint(box.part === 'base' ? 'ink' : 'white'))
      part.position.x -= middle[0]
      part.position.y -= middle[1]
      man.add(part)
    }
    const hat = new Mesh(new CylinderGeometry(0.05, 0.2, 0.1, 4), new MeshLambertMaterial({ color: paint('ink') }))
    hat.position.y = (shapes[1]!.z[1]! - base.z[0]!) * this.scale
    man.add(hat)
    ship.add(man)
    if (off) this.captains.push({ man, falls: this.struck(number), away: new Vector3(-0.75, -middle[1] + 0.02, 0.5) })
  }

  /** When a cube first comes close to a ship. */
  private struck(number: number): number {
    const at = this.middle(this.volley.scene[number]!.hex)
    let first = seconds(this.volley)
    for (const cube of this.volley.cubes) {
      const i = cube.findIndex((place) => this.point(place).setY(0).distanceTo(at) < 0.75 && place.z < 75)
      if (i >= 0) first = Math.min(first, i * this.volley.frame)
    }
    const after = contacts(this.volley).find((contact) => contact >= first - 0.02)
    return after ?? first
  }

  private loadCubes(): void {
    const edge = this.data.bodies.cube_edge * this.scale
    const shape = new BoxGeometry(edge, edge, edge)
    const rim = new EdgesGeometry(shape)
    for (const path of this.volley.cubes) {
      const mesh = new Mesh(shape, new MeshLambertMaterial({ color: paint('lit') }))
      mesh.castShadow = true
      mesh.add(new LineSegments(rim, this.ink))
      const line = new BufferGeometry()
      line.setAttribute('position', new Float32BufferAttribute(path.flatMap((place) => this.point(place).toArray()), 3))
      const trail = new Line(line, new LineBasicMaterial({ color: paint('danger'), transparent: true, opacity: 0.7 }))
      this.world.add(mesh, trail)
      this.cubes.push({ mesh, turns: this.tumble(path), trail })
    }
  }

  /** The record has places only: cubes are shown rolling the way they go, and lying flat where they come to rest. */
  private tumble(path: Place[]): Quaternion[] {
    const gun = this.volley.scene[shooting(this.volley)]!
    const flat = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), (-gun.facing * Math.PI) / 3)
    const turns = [flat.clone()]
    for (let i = 1; i < path.length; i++) {
      const way = this.point(path[i]!).sub(this.point(path[i - 1]!))
      const axis = new Vector3(way.z, 0, -way.x)
      const rolled = axis.lengthSq() > 1e-8 ? new Quaternion().setFromAxisAngle(axis.normalize(), way.length() * 2.2) : new Quaternion()
      turns.push(rolled.multiply(turns[i - 1]!.clone()))
    }
    const last = 8
    for (let i = Math.max(1, path.length - last); i < path.length; i++) turns[i]!.slerp(flat, (i - (path.length - last) + 1) / last)
    return turns
  }

  // -- frames

  /** The table as it is at a moment of the flight; before 0 the lever still moves. */
  draw(time: number, camera: Camera): void {
    this.fit()
    const flight = Math.max(0, time)
    const stop = (this.data.cannon.stop_angle * Math.PI) / 180
    const pressed = time >= 0 ? 1 : Math.max(0, (time + LEVER / 4) / (LEVER / 4))
    if (this.lever) this.lever.rotation.z = -stop * pressed * pressed * pressed
    for (const [i, { mesh, turns, trail }] of this.cubes.entries()) {
      const path = this.volley.cubes[i]!
      mesh.position.copy(this.point(placeAt(path, this.volley.frame, flight)))
      const at = Math.min(flight / this.volley.frame, turns.length - 1)
      const from = Math.floor(at)
      mesh.quaternion.copy(turns[from]!).slerp(turns[Math.min(from + 1, turns.length - 1)]!, at - from)
      trail.geometry.setDrawRange(0, Math.min(path.length, Math.floor(flight / this.volley.frame) + 1))
      if (time < 0) this.onLever(mesh, i, pressed)
    }
    for (const { man, falls, away } of this.captains) this.topple(man, away, (flight - falls) / 0.35)
    this.look(camera)
    this.renderer.render(this.world, this.eye)
  }

  /** Before they fly, the cubes lie on the cup end of the lever. */
  private onLever(mesh: Mesh, number: number, pressed: number): void {
    const { cup_arm, stop_angle } = this.data.cannon
    const start = this.point(this.volley.cubes[number]![0]!)
    const down = Math.sin((stop_angle * Math.PI) / 180) * cup_arm * this.scale * (1 - pressed)
    mesh.position.copy(start).setY(start.y - down * 0.9)
  }

  private topple(man: Group, away: Vector3, part: number): void {
    const fallen = Math.min(1, Math.max(0, part))
    const home = (man.userData.home ??= man.position.clone()) as Vector3
    man.position.set(home.x + away.x * fallen, home.y + away.y * fallen * fallen, home.z + away.z * fallen)
    man.rotation.set(fallen * 0.6, 0, fallen * 1.5)
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas
    const size = this.renderer.getSize(new Vector2())
    if (size.x !== width || size.y !== height) {
      this.renderer.setSize(width, height, false)
      this.eye.aspect = width / Math.max(1, height)
      this.eye.updateProjectionMatrix()
      this.settled = this.sideView()
    }
  }

  /** From where one sees gun, flight and targets in one picture. */
  private sideView(): { from: Vector3; at: Vector3 } {
    const spots = this.volley.cubes.flatMap((path) => path.map((place) => this.point(place)))
    let far = 1.5
    let high = 1.4
    for (const spot of spots) {
      const along = spot.clone().sub(this.gunAt).dot(this.ahead)
      if (along < 8) far = Math.max(far, along)
      high = Math.max(high, Math.min(spot.y, 3.4))
    }
    for (const piece of this.volley.scene) {
      const off = this.middle(piece.hex).sub(this.gunAt)
      const along = off.dot(this.ahead)
      if (along > 0 && along < far + 2.5 && off.addScaledVector(this.ahead, -along).length() < 1.3) far = Math.max(far, along + 0.4)
    }
    const half = Math.tan((this.eye.fov * Math.PI) / 360)
    const at = this.gunAt.clone().addScaledVector(this.ahead, (far - 0.3) / 2).setY(high * 0.36)
    const back = Math.max((far + 2) / 2 / half / this.eye.aspect, (high * 0.8) / half, 3.6)
    const aside = new Vector3(-this.ahead.z, 0, this.ahead.x)
    let inTheWay = 0 // of one side, less those of the other
    for (const piece of this.volley.scene) {
      const off = this.middle(piece.hex).sub(this.gunAt)
      const along = off.dot(this.ahead)
      const beside = off.dot(aside)
      if (along > -1.5 && along < far + 1.5 && Math.abs(beside) > 0.6) inTheWay += Math.sign(beside)
    }
    if (inTheWay > 0) aside.negate()
    return { from: at.clone().addScaledVector(aside, back * 0.96).setY(at.y + back * 0.3), at }
  }

  private look(camera: Camera): void {
    if (camera === 'side') {
      this.chasing = false
      this.eye.position.copy(this.settled.from)
      this.eye.lookAt(this.settled.at)
      return
    }
    const middle = new Vector3()
    for (const { mesh } of this.cubes) middle.addScaledVector(mesh.position, 1 / this.cubes.length)
    const along = Math.min(Math.max(0, middle.clone().sub(this.gunAt).dot(this.ahead)), 9)
    const want = this.gunAt.clone().addScaledVector(this.ahead, along - 3.4).setY(Math.max(1.5, middle.y + 0.9))
    const ease = this.chasing ? 0.12 : 1
    this.chase.lerp(want, ease)
    this.chased.lerp(middle.addScaledVector(this.ahead, 0.6), ease)
    this.chasing = true
    this.eye.position.copy(this.chase)
    this.eye.lookAt(this.chased)
  }
}

/** What the eye of a gunner sees: how far a volley should carry, and how much a hand scatters it. The constants are those
 * of the simulation (data/cannon.toml). */

import type { ToGloryData } from '../../protocol'

export const PRESSES = 4
export const STRENGTHS = 10
const MM = 0.001

/** The speed of the cubes in metres a second if the hand does what it means to. */
export function muzzle(data: ToGloryData, press: number, strength: number): number {
  const { finger_speed, press_arm, cup_arm, top_speed } = data.cannon
  const [slow, fast] = finger_speed as [number, number]
  const [near, far] = press_arm as [number, number]
  const finger = slow + ((fast - slow) * strength) / (STRENGTHS - 1)
  const arm = near + ((far - near) * press) / (PRESSES - 1)
  return Math.min((finger * cup_arm) / arm, top_speed)
}

/** By how much the speed of volleys differs, as a part of it. */
export function scatter(data: ToGloryData, press: number): number {
  const { skill, volley_speed, near_pivot } = data.hand
  return skill * volley_speed * (near_pivot - ((near_pivot - 1) * press) / (PRESSES - 1))
}

/** How far the cubes fly at a speed before they are down on the board, in hexes from the middle of the gun. */
export function reach(data: ToGloryData, gun: number, speed: number): number {
  const { cannon, world, shapes } = data
  const [ahead, height] = [cannon.ship_pivot, cannon.kraken_pivot, cannon.tower_pivot][gun] as [number, number]
  const stop = (cannon.stop_angle * Math.PI) / 180
  const from = (ahead - cannon.cup_arm * Math.cos(stop)) * MM
  const above = (height + cannon.cup_arm * Math.sin(stop)) * MM
  const up = speed * Math.cos(stop) // the cubes leave at right angles to the arm
  const level = speed * Math.sin(stop)
  const time = (up + Math.sqrt(up * up + 2 * world.gravity * above)) / world.gravity
  return (from + level * time) / (shapes.pitch * MM)
}

/** How far to each side volleys stray, in degrees: one standard deviation of a cube. */
export function stray(data: ToGloryData): number {
  return data.hand.skill * Math.hypot(data.hand.volley_direction, data.hand.cube_direction)
}

export interface Zone {
  near: number
  mean: number
  far: number
}

/** Where two volleys of three come down, in hexes from the gun. */
export function zone(data: ToGloryData, gun: number, press: number, strength: number): Zone {
  const speed = muzzle(data, press, strength)
  const by = scatter(data, press)
  return { near: reach(data, gun, speed * (1 - by)), mean: reach(data, gun, speed), far: reach(data, gun, speed * (1 + by)) }
}

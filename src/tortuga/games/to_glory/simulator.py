"""The flight of three cubes as rigid bodies: the one place that knows MuJoCo.

``fly`` is the whole interface. It is called once for each volley of a table with physics; the record keeps the outcome,
so nothing is ever flown twice. MuJoCo itself is imported when the first scene is built.

One model is built for a set of shapes and reused for each volley: pieces are put where they stand. A captain is part of
the ship until a cube touches him; that step is then repeated with a captain who can fall.
"""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any, Final

from tortuga.games.to_glory.flights import Piece, path_text
from tortuga.games.to_glory.state import HIT, ISLANDS, KRAKEN, LANDED, MISS, OFF, PRESSES, SHIP, STRENGTHS, axial_of
from tortuga.games.to_glory.tables import Arsenal, Box
from tortuga.kernel.dice import Dice

CUBES: Final = 3
MM: Final = 0.001
AWAY: Final = 50.0  # metres: where things are kept that are not in the scene
UPRIGHT: Final = 0.7  # the upward part of the direction in which a cube is held up by what it lies on
SOFT: Final = 1.5  # steps in which a contact pushes back; stiffer ones shake themselves to pieces
QUIET: Final = 15  # steps for which cubes must be still
EDGE: Final = 1.5  # metres from the middle of the table: what is farther away has left it


SCENES: list[Scene] = []


def fly(
    arsenal: Arsenal, pieces: list[Piece], islands: list[int], gun: int, press: int, strength: int, luck: Dice
) -> tuple[list[int], str]:
    """Fire the gun of piece number ``gun``. Returns the result for each piece, and the flight as text."""
    scene = scene_of(arsenal, sum(piece.kind == SHIP for piece in pieces))
    scene.lay_out(pieces, islands)
    scene.load(pieces[gun], press, strength, luck)
    return scene.run(pieces, gun)


def scene_of(arsenal: Arsenal, ships: int) -> Scene:
    """A scene for these shapes and guns and so many ships. The last one made is kept."""
    if not SCENES or SCENES[0].arsenal is not arsenal or SCENES[0].ships != ships:
        SCENES[:] = [Scene(arsenal, ships)]
    return SCENES[0]


class Hand:
    """Normal deviates from the dice (Box-Muller)."""

    def __init__(self, luck: Dice) -> None:
        self.luck = luck

    def normal(self, deviation: float) -> float:
        one = (self.luck.below(1 << 52) + 1) / (1 << 52)
        other = self.luck.below(1 << 52) / (1 << 52)
        return deviation * math.sqrt(-2 * math.log(one)) * math.cos(2 * math.pi * other)


def muzzle(arsenal: Arsenal, press: int, strength: int) -> float:
    """The speed of the cubes in metres per second, if the hand does exactly what it means to."""
    cannon = arsenal.cannon
    slow, fast = cannon.finger_speed
    near, far = cannon.press_arm
    finger = slow + (fast - slow) * strength / (STRENGTHS - 1)
    arm = near + (far - near) * press / (PRESSES - 1)
    return min(finger * cannon.cup_arm / arm, cannon.top_speed)


def spread(arsenal: Arsenal, press: int) -> float:
    """The standard deviation of the whole volley's speed, as a fraction of the speed."""
    hand = arsenal.hand
    end = press / (PRESSES - 1)
    return hand.skill * hand.volley_speed * (hand.near_pivot - (hand.near_pivot - 1) * end)


def where(arsenal: Arsenal, place: int) -> tuple[float, float]:
    """The middle of a hex in metres; x to the right, y up the board."""
    q, r = axial_of(place)
    pitch = arsenal.shapes.pitch * MM
    return pitch * (q + r / 2), -pitch * math.sqrt(3) / 2 * r


def turned(facing: int) -> float:
    """Facings run clockwise, angles the other way."""
    return -facing * math.pi / 3


class Scene:
    """The model and its state."""

    def __init__(self, arsenal: Arsenal, ships: int) -> None:
        mujoco: Any = import_module("mujoco")
        self.mujoco = mujoco
        self.arsenal = arsenal
        self.ships = ships
        self.model = mujoco.MjModel.from_xml_string(_xml(arsenal, ships))
        self.data = mujoco.MjData(self.model)
        model = self.model
        self.bodies = {model.body(i).name: i for i in range(model.nbody)}
        names = [model.geom(i).name for i in range(model.ngeom)]
        # the piece that each shape belongs to, by its place in the list of pieces, or -1
        self.owner = [_number(name, ("ship", "stand", "man")) for name in names]
        self.kraken_shapes = [i for i, name in enumerate(names) if name.startswith("kraken")]
        self.tower_shapes = [i for i, name in enumerate(names) if name.startswith("tower")]
        self.cube_of = [_number(name, ("cube",)) for name in names]
        self.standing = [[i for i, name in enumerate(names) if name.startswith(f"stand{k} ")] for k in range(ships)]
        self.falling = [[i for i, name in enumerate(names) if name.startswith(f"man{k} ")] for k in range(ships)]
        self.is_stand = [name.startswith("stand") for name in names]
        self.cube_qpos = [model.joint(f"cube{i}").qposadr[0] for i in range(CUBES)]
        self.cube_dof = [model.joint(f"cube{i}").dofadr[0] for i in range(CUBES)]
        self.man_qpos = [model.joint(f"man{k}").qposadr[0] for k in range(ships)]
        self.man_dof = [model.joint(f"man{k}").dofadr[0] for k in range(ships)]
        self.loose = [False] * ships

    # -- before the shot

    def lay_out(self, pieces: list[Piece], islands: list[int]) -> None:
        """Put the pieces on the board, all captains who are aboard standing."""
        model, data, ships = self.model, self.data, self.ships
        self.mujoco.mj_resetData(model, data)
        self.loose = [False] * ships
        self._place("kraken", None)
        self._place("tower", None)
        for k in range(ships):
            self._place(f"ship{k}", None)
            for shape in self.standing[k]:
                model.geom_contype[shape] = model.geom_conaffinity[shape] = 0
            for shape in self.falling[k]:
                model.geom_contype[shape] = model.geom_conaffinity[shape] = 0
            data.qpos[self.man_qpos[k] : self.man_qpos[k] + 3] = (AWAY + k, AWAY, AWAY)
        for number, piece in enumerate(pieces):
            if piece.kind == SHIP:
                self._place(f"ship{number}", piece)
                for shape in self.standing[number] if piece.captain else ():
                    model.geom_contype[shape] = model.geom_conaffinity[shape] = 1
            else:
                name = "kraken" if piece.kind == KRAKEN else "tower"
                self._place(name, piece)
                for shape in self.kraken_shapes if piece.kind == KRAKEN else self.tower_shapes:
                    self.owner[shape] = number
        for number, place in enumerate(islands):
            x, y = where(self.arsenal, place)
            model.body_pos[self.bodies[f"island{number}"]] = (x, y, 0)

    def _place(self, name: str, piece: Piece | None) -> None:
        body = self.bodies[name]
        if piece is None:
            self.model.body_pos[body] = (AWAY, -AWAY, 0)
            return
        x, y = where(self.arsenal, piece.place)
        half = turned(piece.facing) / 2
        self.model.body_pos[body] = (x, y, 0)
        self.model.body_quat[body] = (math.cos(half), 0, 0, math.sin(half))

    def load(self, gun: Piece, press: int, strength: int, luck: Dice) -> None:
        """Let the cubes leave the lever, as fast and as straight as this hand manages."""
        arsenal = self.arsenal
        cannon, hand = arsenal.cannon, arsenal.hand
        deviates = Hand(luck)
        speed = muzzle(arsenal, press, strength) * (1 + deviates.normal(spread(arsenal, press)))
        elevation = 90 - cannon.stop_angle + deviates.normal(hand.volley_elevation)
        direction = deviates.normal(hand.skill * hand.volley_direction)
        self.launch(gun, speed, elevation, direction, deviates)

    def launch(self, gun: Piece, speed: float, elevation: float, direction: float, deviates: Hand) -> None:
        """Give each cube its own speed and direction around those of the volley."""
        arsenal, data = self.arsenal, self.data
        cannon, hand = arsenal.cannon, arsenal.hand
        pivot = (cannon.ship_pivot, cannon.kraken_pivot, cannon.tower_pivot)[gun.kind]
        stop = math.radians(cannon.stop_angle)
        ahead = (pivot[0] - cannon.cup_arm * math.cos(stop)) * MM
        height = (pivot[1] + cannon.cup_arm * math.sin(stop)) * MM
        x, y = where(arsenal, gun.place)
        angle = turned(gun.facing)
        for cube in range(CUBES):
            aside = (cube - 1) * cannon.cube_gap * MM
            own_speed = max(speed, 0) * (1 + deviates.normal(hand.skill * hand.cube_speed))
            up = math.radians(elevation + deviates.normal(hand.cube_elevation))
            way = angle + math.radians(direction + deviates.normal(hand.skill * hand.cube_direction))
            at = self.cube_qpos[cube]
            data.qpos[at : at + 7] = (
                x + ahead * math.cos(angle) - aside * math.sin(angle),
                y + ahead * math.sin(angle) + aside * math.cos(angle),
                height,
                math.cos(angle / 2),
                0,
                0,
                math.sin(angle / 2),
            )
            level = own_speed * math.cos(up)
            dof = self.cube_dof[cube]
            data.qvel[dof : dof + 6] = (
                level * math.cos(way),
                level * math.sin(way),
                own_speed * math.sin(up),
                *(deviates.normal(hand.cube_spin) for _ in range(3)),
            )

    def skip(self, seconds: float) -> None:
        """Let the cubes fly on through empty air: for so many seconds nothing is in their way."""
        data, fall = self.data, self.arsenal.world.gravity * seconds
        for at, dof in zip(self.cube_qpos, self.cube_dof, strict=True):
            data.qpos[at : at + 3] += data.qvel[dof : dof + 3] * seconds
            data.qpos[at + 2] -= fall * seconds / 2
            data.qvel[dof + 2] -= fall
            turn = data.qpos[at + 3 : at + 7].copy()
            self.mujoco.mju_quatIntegrate(turn, data.qvel[dof + 3 : dof + 6], seconds)
            data.qpos[at + 3 : at + 7] = turn

    # -- the shot

    def run(self, pieces: list[Piece], gun: int) -> tuple[list[int], str]:
        mujoco, model, data, world = self.mujoco, self.model, self.data, self.arsenal.world
        results = [MISS] * len(pieces)
        places: list[list[tuple[float, float, float]]] = [[] for _ in range(CUBES)]
        every = max(1, round(world.frame / world.step))
        owner, cube_of = self.owner, self.cube_of
        quiet = 0
        still = world.still**2
        for step in range(round(world.longest / world.step)):
            if step % every == 0:
                self._note(places)
                if self._left():
                    break
            mujoco.mj_step1(model, data)
            if data.ncon:
                pairs = data.contact.geom.tolist()
                for one, other in pairs:
                    struck = other if cube_of[one] >= 0 else one if cube_of[other] >= 0 else -1
                    if struck >= 0 and owner[struck] >= 0:
                        results[owner[struck]] = HIT
                        if self.is_stand[struck]:
                            self._let_go(owner[struck], pieces[owner[struck]])
            mujoco.mj_step2(model, data)
            if data.ncon:
                speeds = data.qvel
                moving = False
                for dof in self._dofs():
                    vx, vy, vz = speeds[dof : dof + 3]
                    if vx * vx + vy * vy + vz * vz > still:
                        moving = True
                        break
                quiet = 0 if moving else quiet + 1
                if quiet >= QUIET:
                    break
        self._note(places)
        mujoco.mj_step1(model, data)
        for number in self._lying_on():
            results[number] = LANDED
        for k in range(self.ships):
            if self.loose[k] and self._overboard(k, pieces[k]):
                results[k] = OFF
        results[gun] = OFF if results[gun] == OFF else MISS
        return results, " ".join(path_text(path) for path in places)

    def _dofs(self) -> list[int]:
        return self.cube_dof + [self.man_dof[k] for k in range(self.ships) if self.loose[k]]

    def _note(self, places: list[list[tuple[float, float, float]]]) -> None:
        for cube, at in enumerate(self.cube_qpos):
            x, y, z = self.data.qpos[at : at + 3].tolist()
            places[cube].append((x, y, z))

    def _left(self) -> bool:
        """Have all cubes left the table?"""
        for at in self.cube_qpos:
            x, y, _ = self.data.qpos[at : at + 3]
            if abs(x) < EDGE and abs(y) < EDGE:
                return False
        return True

    def _let_go(self, k: int, ship: Piece) -> None:
        """A cube touches this captain: from now on he can fall. The step starts again with him."""
        if self.loose[k]:
            return
        self.loose[k] = True
        model, data = self.model, self.data
        for shape in self.standing[k]:
            model.geom_contype[shape] = model.geom_conaffinity[shape] = 0
        for shape in self.falling[k]:
            model.geom_contype[shape] = model.geom_conaffinity[shape] = 1
        x, y = where(self.arsenal, ship.place)
        angle = turned(ship.facing)
        ahead, height = _captain_origin(self.arsenal)
        at = self.man_qpos[k]
        data.qpos[at : at + 7] = (
            x + ahead * math.cos(angle),
            y + ahead * math.sin(angle),
            height,
            math.cos(angle / 2),
            0,
            0,
            math.sin(angle / 2),
        )
        data.qvel[self.man_dof[k] : self.man_dof[k] + 6] = 0
        self.mujoco.mj_step1(model, data)

    def _lying_on(self) -> set[int]:
        """The pieces on which a cube lies, held up from below."""
        data, owner, cube_of = self.data, self.owner, self.cube_of
        found = set()
        for i in range(data.ncon):
            contact = data.contact[i]
            one, other = int(contact.geom[0]), int(contact.geom[1])
            upward = float(contact.frame[2])  # the normal points from the first shape to the second
            if cube_of[other] >= 0 and owner[one] >= 0 and upward > UPRIGHT:
                found.add(owner[one])
            elif cube_of[one] >= 0 and owner[other] >= 0 and upward < -UPRIGHT:
                found.add(owner[other])
        return found

    def _overboard(self, k: int, ship: Piece) -> bool:
        """Is the captain beside his ship, or below its decks?"""
        x, y = where(self.arsenal, ship.place)
        cx, cy, cz = self.data.xipos[self.bodies[f"man{k}"]]
        angle = turned(ship.facing)
        along = (cx - x) * math.cos(angle) + (cy - y) * math.sin(angle)
        across = -(cx - x) * math.sin(angle) + (cy - y) * math.cos(angle)
        hull = self.arsenal.shapes.ship[0]
        inside = hull.x[0] * MM <= along <= hull.x[1] * MM and hull.y[0] * MM <= across <= hull.y[1] * MM
        return not inside or float(cz) < hull.z[1] * MM


def _number(name: str, kinds: tuple[str, ...]) -> int:
    """The number in the name of a shape of one of these kinds ("ship2 hull" -> 2), else -1."""
    head = name.split(" ")[0]
    for kind in kinds:
        if head.startswith(kind) and head[len(kind) :].isdigit():
            return int(head[len(kind) :])
    return -1


def _captain_origin(arsenal: Arsenal) -> tuple[float, float]:
    """The middle of the captain's base: ahead of the middle of the ship, and above the board."""
    base = arsenal.shapes.captain[0]
    return (base.x[0] + base.x[1]) / 2 * MM, base.z[0] * MM


def _boxes(prefix: str, boxes: list[Box], shift: tuple[float, float] = (0, 0), masses: tuple[float, ...] = ()) -> str:
    lines = []
    for i, box in enumerate(boxes):
        middle = [(low + high) / 2 * MM for low, high in (box.x, box.y, box.z)]
        middle[0] -= shift[0]
        middle[2] -= shift[1]
        half = [(high - low) / 2 * MM for low, high in (box.x, box.y, box.z)]
        mass = f' mass="{masses[i] * MM}"' if masses else ""
        numbers = [" ".join(f"{value:.6f}" for value in values) for values in (middle, half)]
        lines.append(f'<geom name="{prefix} {box.part}" type="box" pos="{numbers[0]}" size="{numbers[1]}"{mass}/>')
    return "".join(lines)


def _xml(arsenal: Arsenal, ships: int) -> str:
    shapes, bodies, world = arsenal.shapes, arsenal.bodies, arsenal.world
    damping = bodies.damping
    stiff = SOFT * world.step / damping
    origin = _captain_origin(arsenal)
    masses = (bodies.captain_base_mass, bodies.captain_figure_mass)
    edge = bodies.cube_edge / 2 * MM
    parts = ['<geom name="board" type="plane" size="3 3 0.1"/>']
    for k in range(ships):
        parts.append(
            f'<body name="ship{k}">{_boxes(f"ship{k}", shapes.ship)}{_boxes(f"stand{k}", shapes.captain)}</body>'
        )
        man = _boxes(f"man{k}", shapes.captain, origin, masses)
        parts.append(f'<body name="man{k}" gravcomp="0"><freejoint name="man{k}"/>{man}</body>')
    parts.append(f'<body name="kraken">{_boxes("kraken", shapes.kraken)}</body>')
    parts.append(f'<body name="tower">{_boxes("tower", shapes.tower)}</body>')
    for i in range(ISLANDS):
        size = f"{shapes.island_radius * MM} {shapes.island_height / 2 * MM}"
        height = shapes.island_height / 2 * MM
        parts.append(
            f'<body name="island{i}"><geom name="island{i}" type="cylinder" size="{size}" pos="0 0 {height}"/></body>'
        )
    for i in range(CUBES):
        cube = f'<geom name="cube{i}" type="box" size="{edge} {edge} {edge}" mass="{bodies.cube_mass * MM}"/>'
        parts.append(f'<body name="cube{i}"><freejoint name="cube{i}"/>{cube}</body>')
    return f"""<mujoco>
<option timestep="{world.step}" gravity="0 0 {-world.gravity}" cone="elliptic" impratio="5" iterations="20"/>
<default><geom friction="{bodies.friction} 0.0005 0.00001" solref="{stiff} {damping:.4f}" condim="3"/></default>
<worldbody>{"".join(parts)}</worldbody>
</mujoco>"""

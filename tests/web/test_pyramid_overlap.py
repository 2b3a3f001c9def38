"""What is drawn over what, against rays through space: at each point of the picture lies the face that a line of sight meets first."""

import random

import numpy as np
import pytest
from drawn import drawn, half_taken, random_dice

from ustolu.games.pyramid.notation import CELL_NAMES

UNIT = 40.0
MARGIN = 0.07
"""How far from a face's edges a point must be: corners are round, and seams have a width."""

SET = """async () => {
  const [{ Stage }, { Pile }] = await Promise.all([import("/games/pyramid/stage.js"), import("/games/pyramid/cells.js")]);
  document.body.innerHTML = '<div class="pyramid" style="width:1000px"><div class="stage"><svg class="picture"></svg></div></div>';
  const svg = document.querySelector("svg");
  const stage = new Stage(svg);
  window.at = (dice, look, points) => {
    stage.show({ pile: new Pile(dice), marks: new Map(), cursor: -1, ghosts: new Map(), movers: [], away: new Set(), top: 0 });
    stage.see({ zoom: 1, x: 0, y: 0, ...look });
    const { left, top, width, height } = stage.box;
    const matrix = svg.getScreenCTM();
    return points.map(([x, y]) => {
      const point = new DOMPoint(left + x * width, top + y * height);
      const screen = point.matrixTransform(matrix);
      const hit = document.elementFromPoint(screen.x, screen.y);
      const die = hit?.closest(".die");
      return [point.x, point.y, die?.dataset.cell ?? "", die ? hit.closest(".f").getAttribute("class") : ""];
    });
  };
}"""


def axes_of(yaw: float, pitch: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The eye's direction, right and down: level directions turned around the upright axis, then tilted."""
    up = -np.ones(3) / np.sqrt(3)
    front = np.array([-1.0, 0, 0]) - up * (np.array([-1.0, 0, 0]) @ up)
    front /= np.linalg.norm(front)
    turn, tilt = np.radians(yaw), np.radians(pitch)
    level = front * np.cos(turn) + np.cross(up, front) * np.sin(turn)
    eye = level * np.cos(tilt) + up * np.sin(tilt)
    right = np.cross(up, level)
    return eye, right, np.cross(eye, right) * -1


def first_met(middles: np.ndarray, start: np.ndarray, eye: np.ndarray) -> tuple[int, int, np.ndarray] | None:
    """The cube that a ray from the eye meets first, the axis of the face (with its sign), and where on the face."""
    steep = np.where(np.abs(eye) < 1e-9, 1e-9, eye)
    ends = np.stack([(middles - 0.5 - start) / steep, (middles + 0.5 - start) / steep])
    near, far = ends.max(0), ends.min(0)
    met = near.min(1) > far.max(1)
    if not met.any():
        return None
    cube = int(np.argmax(np.where(met, near.min(1), -np.inf)))
    axis = int(np.argmin(near[cube]))
    return cube, axis, start + near[cube, axis] * eye - middles[cube]


@pytest.mark.parametrize("gap", [0.0, 0.7])
@pytest.mark.parametrize(("what", "seed"), [("full", 1), ("half", 2), ("half", 3)])
async def test_each_point_shows_the_face_that_is_nearest(browser, what: str, seed: int, gap: float) -> None:
    draw = random.Random(seed)
    dice = random_dice(seed) if what == "full" else half_taken(seed)
    names = [name for name in CELL_NAMES if name in dice]
    cells = np.array([[int(x) for x in name.split(".")] for name in names], float)
    lifted = gap * (8 - cells.sum(1))
    middles = cells - lifted[:, None] / np.sqrt(3)
    looks = [(0, 50), (0, 36), (-120, 90), (60, 20), *((draw.uniform(-180, 180), draw.uniform(12, 90)) for _ in range(16))]
    checked = 0
    async with drawn(browser, height=1000) as board:
        await board.page.evaluate(SET)
        for yaw, pitch in looks:
            points = [(draw.random(), draw.random()) for _ in range(120)]
            eye, right, down = axes_of(yaw, pitch)
            look = {"yaw": yaw, "pitch": pitch, "gap": gap}
            found = await board.page.evaluate("(all) => window.at(...all)", [dice, look, points])
            for x, y, name, face in found:
                met = first_met(middles, (right * x + down * y) / UNIT, eye)
                if met is None:
                    continue
                cube, axis, place = met
                flat = np.delete(place, axis)
                if np.abs(flat).max() > 0.5 - MARGIN or (place[axis] > 0 and cells[cube].sum() == 8 and flat.sum() > -MARGIN):
                    continue
                assert name == names[cube], (yaw, pitch, x, y)
                assert face == (f"f face {'abc'[axis]}" if place[axis] < 0 else "f under half" if cells[cube].sum() == 8 else "f under")
                checked += 1
    assert checked > 300

import type { Xyz } from "./colour-sight.ts";

/** Daylight of 6,500 K: the white of screens. */
const screenWhite: Xyz = [0.950_47, 1, 1.088_83];

/**
 * How much of a light's own tint is left once eyes are used to it, of 1: in warm light white paper is taken for white, and yet
 * the room looks warm. A choice for pictures on a screen, no law.
 */
const tintLeft = 0.3;

/**
 * A colour under a light as a screen can show it, with a part of the light's tint: white is as bright as the screen makes this
 * tint.
 * @param seen X, Y and Z of the surface
 * @param white X, Y and Z of the light itself, or of a surface that sends back all of it
 * @returns `#rrggbb`; what a screen cannot show is the nearest that it can
 */
export function onScreen(seen: Xyz, white: Xyz): string {
  const brightest = Math.max(...linearRgb(usedTo(white, white)));
  return `#${linearRgb(usedTo(seen, white))
    .map((channel) => hexOf(channel / brightest))
    .join("")}`;
}

/** What eyes take a colour for once they are used to the light, but for the tint that is left. */
function usedTo(seen: Xyz, white: Xyz): Xyz {
  const from = conesOf(white);
  const to = conesOf(screenWhite);
  // Along the ratio, so that half of the tint twice is all of it.
  const used = (cone: number, index: 0 | 1 | 2) => cone * (to[index] / from[index]) ** (1 - tintLeft);
  const [l, m, s] = conesOf(seen);
  return xyzOf([used(l, 0), used(m, 1), used(s, 2)]);
}

/** Bradford's cones. */
function conesOf([x, y, z]: Xyz): Xyz {
  return [
    0.895_1 * x + 0.266_4 * y - 0.161_4 * z,
    -0.750_2 * x + 1.713_5 * y + 0.036_7 * z,
    0.038_9 * x - 0.068_5 * y + 1.029_6 * z,
  ];
}

function xyzOf([l, m, s]: Xyz): Xyz {
  return [
    0.986_993 * l - 0.147_054 * m + 0.159_963 * s,
    0.432_305 * l + 0.518_36 * m + 0.049_291 * s,
    -0.008_529 * l + 0.040_043 * m + 0.968_487 * s,
  ];
}

/** IEC 61966-2-1. */
function linearRgb([x, y, z]: Xyz): readonly number[] {
  return [
    3.240_45 * x - 1.537_14 * y - 0.498_53 * z,
    -0.969_27 * x + 1.876_01 * y + 0.041_56 * z,
    0.055_64 * x - 0.204_03 * y + 1.057_23 * z,
  ];
}

function hexOf(linear: number): string {
  const within = Math.min(Math.max(linear, 0), 1);
  const coded = within <= 0.003_130_8 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255)
    .toString(16)
    .padStart(2, "0");
}

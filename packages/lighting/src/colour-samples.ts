import type { Spectrum } from "./colour-sight.ts";

/**
 * The eight surfaces by which the general colour rendering index is counted, and the ninth, strong red, for R9: reflectance
 * from 400 to 700 nm, every 10 nm, in thousandths.
 * @source CIE 13.3-1995
 */
// biome-ignore format: a table, one sample a line.
export const testColours: readonly Spectrum[] = [
  [256, 252, 244, 237, 230, 225, 220, 216, 214, 216, 223, 226, 225, 227, 236, 253, 272, 298, 341, 390, 424, 442, 450, 451, 451, 450, 451, 453, 455, 458, 462],
  [111, 118, 121, 122, 123, 127, 131, 138, 150, 174, 207, 242, 260, 267, 272, 282, 299, 322, 335, 341, 342, 342, 341, 339, 338, 336, 334, 332, 331, 329, 328],
  [73, 74, 74, 73, 73, 74, 77, 85, 109, 148, 198, 241, 278, 339, 392, 400, 380, 349, 315, 285, 264, 252, 241, 229, 220, 216, 219, 230, 251, 288, 340],
  [116, 124, 128, 135, 144, 161, 186, 229, 281, 332, 370, 390, 395, 385, 367, 341, 312, 280, 247, 214, 185, 169, 160, 154, 151, 148, 148, 151, 158, 165, 170],
  [313, 319, 326, 334, 346, 360, 381, 403, 415, 419, 413, 403, 389, 372, 353, 331, 308, 284, 260, 232, 210, 194, 185, 180, 176, 175, 175, 180, 186, 192, 199],
  [410, 492, 517, 531, 544, 556, 554, 541, 519, 488, 450, 414, 377, 341, 309, 279, 253, 234, 225, 221, 220, 220, 223, 233, 244, 258, 268, 278, 283, 291, 302],
  [551, 559, 561, 556, 544, 522, 488, 448, 408, 363, 324, 301, 283, 265, 257, 259, 260, 256, 254, 270, 302, 344, 377, 400, 420, 438, 452, 462, 468, 473, 483],
  [319, 462, 490, 482, 462, 439, 413, 382, 352, 325, 299, 283, 270, 256, 250, 254, 264, 272, 278, 295, 348, 434, 528, 604, 648, 676, 693, 705, 712, 717, 721],
  [52, 51, 50, 48, 46, 42, 38, 33, 30, 28, 28, 30, 31, 32, 33, 35, 41, 48, 60, 102, 190, 336, 505, 641, 717, 758, 781, 797, 809, 819, 828],
].map(inShares);

/** Dark skin, as on the ColorChecker chart. @source Ohta, "The basis of color reproduction engineering" */
// biome-ignore format: a table, one sample a line.
export const darkSkin: Spectrum = inShares([65, 68, 64, 59, 55, 53, 52, 52, 54, 57, 61, 65, 70, 74, 76, 79, 87, 100, 115, 129, 138, 146, 154, 163, 173, 188, 204, 222, 242, 261, 282]);

/** An orange, as on the ColorChecker chart. @source Ohta, "The basis of color reproduction engineering" */
// biome-ignore format: a table, one sample a line.
export const orangePeel: Spectrum = inShares([54, 53, 52, 52, 52, 52, 52, 53, 55, 57, 61, 68, 86, 120, 170, 228, 297, 380, 452, 503, 532, 552, 566, 578, 587, 599, 604, 608, 615, 622, 628]);

/** Oiled brown wood: no piece was measured, reflectance rises evenly with the wavelength, as it does for woods. */
export const brownWood: Spectrum = Array.from(
  { length: 31 },
  (_, index) => 0.04 + 0.36 * (index / 30) ** 1.5,
);

function inShares(thousandths: readonly number[]): Spectrum {
  return thousandths.map((each) => each / 1_000);
}

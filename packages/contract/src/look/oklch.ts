/** A colour by how it looks: lightness 0 to 1, chroma from 0 (grey), hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** By Ottosson, "A perceptual color space for image processing" (2020). @param colour `#rrggbb` */
export function oklchOf(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(greenRed, blueYellow),
    h: Math.atan2(blueYellow, greenRed),
  };
}

/** The nearest colour that a screen has, as `#rrggbb`: where it has none so colourful, a paler one of the same lightness. */
export function hexOf({ l, c, h }: Oklch): string {
  const whole = linearOf({ l, c, h });
  if (isShown(whole)) return written(whole);
  let shown = 0;
  let beyond = c;
  for (let step = 0; step < 20; step += 1) {
    const middle = (shown + beyond) / 2;
    if (isShown(linearOf({ l, c: middle, h }))) shown = middle;
    else beyond = middle;
  }
  return written(linearOf({ l, c: shown, h }));
}

function linearOf({ l, c, h }: Oklch): number[] {
  const greenRed = c * Math.cos(h);
  const blueYellow = c * Math.sin(h);
  const long = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(linear: readonly number[]): boolean {
  return linear.every((share) => share > -0.0005 && share < 1.0005);
}

function written(linear: readonly number[]): string {
  const parts = linear.map((each) => {
    const share = Math.min(1, Math.max(0, each));
    const shown = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

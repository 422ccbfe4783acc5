/** A picture in linear light: red, green and blue of each pixel, one after the other. */
export type LinearPicture = Float32Array;

/** @param coded sRGB, 8 bits a channel */
export function decoded(coded: Uint8Array): LinearPicture {
  const table = Float32Array.from({ length: 256 }, (_, byte) => {
    const value = byte / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return Float32Array.from(coded, (byte) => table[byte] ?? 0);
}

/** A layer with what each of its channels counts. */
export interface WeightedLayer {
  readonly picture: LinearPicture;
  readonly weight: readonly [red: number, green: number, blue: number];
}

/**
 * The layers of a room added up, as the light mixer shows them.
 * @returns sRGB, 8 bits a channel
 * @source apps/shop/src/features/room-ideas/layers/README.md "Formula"
 */
export function shownSum(layers: readonly WeightedLayer[], exposure: number): Uint8Array {
  const size = layers[0]?.picture.length ?? 0;
  const shown = new Uint8Array(size);
  for (let pixel = 0; pixel < size; pixel += 3) {
    const light = [0, 1, 2].map(
      (channel) =>
        exposure *
        layers.reduce(
          (sum, { picture, weight }) => sum + (weight[channel] ?? 0) * (picture[pixel + channel] ?? 0),
          0,
        ),
    );
    const [red = 0, green = 0, blue = 0] = light;
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const paler = Math.min(Math.max((luminance - 2.5) / 14, 0), 0.5);
    for (const [channel, value] of light.entries()) {
      shown[pixel + channel] = codeOf(toned(value + (luminance - value) * paler));
    }
  }
  return shown;
}

function toned(value: number): number {
  return value < 0.56 ? value : 0.56 + 0.44 * (1 - Math.exp(-(value - 0.56) / 0.44));
}

function codeOf(value: number): number {
  const coded = value <= 0.003_130_8 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(coded, 0), 1) * 255);
}

import { mkdirSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { layerWeights } from "../../apps/shop/src/features/room-ideas/mix/layer-weights.ts";
import { decoded, shownSum } from "./light-sum.ts";

/**
 * Makes the pictures of /tools/colour-of-light: rooms by night with every lamp on, in six colours of light, from the layers of the
 * light mixer: `pnpm colour-stills`. The result is committed.
 */
const folder = join(import.meta.dirname, "../../apps/shop/src/features/lighting-tools/light-colour/stills");
const rooms = ["living", "kitchen", "office"] as const;
const kelvins = [2200, 2700, 3000, 4000, 5000, 6500] as const;
const size = { width: 960, height: 600 } as const;
const mostBytes = 40_000;

// Next makes modules of pictures; here a picture is where it lies.
registerHooks({
  load: (url, context, next) =>
    url.endsWith(".webp")
      ? {
          format: "module",
          shortCircuit: true,
          source: `export default ${JSON.stringify({ src: fileURLToPath(url) })}`,
        }
      : next(url, context),
});
const { roomLayers } = await import("../../apps/shop/src/features/room-ideas/room-layers.ts");

mkdirSync(folder, { recursive: true });
for (const room of rooms) {
  const layers = roomLayers[room];
  if (layers === undefined) throw new Error(`there are no layers of ${room}`);
  const pictures = await Promise.all([layers.daylight, ...layers.fittings].map(({ src }) => linear(src)));
  for (const kelvin of kelvins) {
    const lamp = { isOn: true, brightness: 100, kelvin };
    const weights = layerWeights(layers, {
      daylight: 0,
      fittings: Object.fromEntries(layers.fittings.map(({ id }) => [id, lamp])),
    });
    const lit = pictures.flatMap(({ picture }, index) => {
      const weight = weights[index];
      return weight === undefined ? [] : [{ picture, weight }];
    });
    const file = join(folder, `${room}-${kelvin}.webp`);
    const { width, height } = pictures[0] ?? size;
    await sharp(shownSum(lit, layers.exposure), { raw: { width, height, channels: 3 } })
      .resize(size)
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(file);
    const bytes = statSync(file).size;
    if (bytes > mostBytes) throw new Error(`${file} has ${bytes} bytes, ${mostBytes} are the most`);
    console.log(`${room} ${kelvin} K: ${bytes} bytes`);
  }
}

async function linear(file: string) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: decoded(data), width: info.width, height: info.height };
}

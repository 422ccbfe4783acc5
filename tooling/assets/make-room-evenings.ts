import { mkdirSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { layerWeights } from "../../apps/shop/src/features/room-ideas/mix/layer-weights.ts";
import { decoded, shownSum } from "./light-sum.ts";

/**
 * Makes the two pictures of a room that its slider lays over each other: at dusk with every lamp on, and with every lamp off,
 * from the layers of the light mixer: `pnpm room-evenings`. The result is committed.
 */
const folder = join(import.meta.dirname, "../../apps/shop/src/features/room-ideas/evenings");
/** As the eye takes it: dusk, so that what is off can be told. */
const daylight = 45;
const size = { width: 1200, height: 750 } as const;
const mostBytes = 70_000;

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
for (const [room, layers] of Object.entries(roomLayers)) {
  const pictures = await Promise.all([layers.daylight, ...layers.fittings].map(({ src }) => linear(src)));
  for (const isOn of [true, false]) {
    const weights = layerWeights(layers, {
      daylight,
      fittings: Object.fromEntries(
        layers.fittings.map(({ id, kelvin }) => [id, { isOn, brightness: 100, kelvin }]),
      ),
    });
    const lit = pictures.flatMap(({ picture }, index) => {
      const weight = weights[index];
      return weight === undefined ? [] : [{ picture, weight }];
    });
    const file = join(folder, `${room}-${isOn ? "on" : "off"}.webp`);
    const { width, height } = pictures[0] ?? size;
    await sharp(shownSum(lit, layers.exposure), { raw: { width, height, channels: 3 } })
      .resize(size)
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(file);
    const bytes = statSync(file).size;
    if (bytes > mostBytes) throw new Error(`${file} has ${bytes} bytes, ${mostBytes} are the most`);
    console.log(`${room}, lamps ${isOn ? "on" : "off"}: ${bytes} bytes`);
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

// Makes packages/ui/fonts/fraunces.woff2, the one web font of the shop: `pnpm --filter @precise/ui font`.
// Fraunces at one optical size, weight 400 to 600, with the characters that English and Nigerian names need, and ₦.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { mergeSfnt } from "./merge-sfnt.mjs";

const largestBytes = 24 * 1024;
const opticalSize = 72;
const weights = { min: 400, max: 600 };

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const latin = `${ascii}ı‘’“”–—…·×°½àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚ`;
const latinExtended = "₦ńṣṢ";
const dotted = "ẹọẸỌ";

const source = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/fraunces/package.json"));
const fonts = join(import.meta.dirname, "../fonts");

const part = (script, text) =>
  subsetFont(readFileSync(join(source, `files/fraunces-${script}-opsz-normal.woff2`)), text, {
    targetFormat: "sfnt",
    variationAxes: { opsz: opticalSize, wght: weights },
  });

const merged = [await part("latin-ext", latinExtended), await part("vietnamese", dotted)].reduce(
  mergeSfnt,
  await part("latin", latin),
);
const woff2 = await subsetFont(merged, latin + latinExtended + dotted, { targetFormat: "woff2" });
if (woff2.length > largestBytes)
  throw new Error(`${woff2.length} bytes are more than the ${largestBytes} of the budget`);

writeFileSync(join(fonts, "fraunces.woff2"), woff2);
copyFileSync(join(source, "LICENSE"), join(fonts, "OFL.txt"));
console.log(`fonts/fraunces.woff2: ${woff2.length} bytes`);

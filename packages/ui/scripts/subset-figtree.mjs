// Makes packages/ui/fonts/figtree.woff2, the face of texts, prices and controls: `pnpm --filter @precise/ui font`.
// Figtree at weights 400 to 600 with the characters that English and Nigerian names need. ₦ and the dotted letters of
// Yoruba and Igbo are put together from its own glyphs, for no file of it has them. A dotted letter with a tone mark, and
// Hausa's ɓ ɗ ƙ ƴ, are set in the fallback face.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { composeGlyphs } from "./compose-glyphs.mjs";
import { mergeSfnt } from "./merge-sfnt.mjs";
import { charactersOf, readTables } from "./sfnt-tables.mjs";

const largestBytes = 25_000;
const weights = { min: 400, max: 600 };
const features = ["kern", "tnum", "ccmp", "locl", "liga"];

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const latin = `${ascii} ‘’“”–—…·•×°±²½§−‹›«»àáâäçèéêëìíîïñòóôöùúûüÀÁÈÉÌÍÒÓÙÚÑ`;
const latinExtended = "ńŃāēīōū";
const dotted = ["ẹe", "ọo", "ṣs", "ịi", "ụu", "ẸE", "ỌO", "ṢS", "ỊI", "ỤU"].map(([character, base]) => ({
  character,
  base,
  mark: ".",
  place: "below",
}));
const compositions = [
  { character: "₦", base: "N", mark: "=", place: "across" },
  ...dotted,
  { character: "ṅ", base: "n", mark: ".", place: "above" },
  { character: "Ṅ", base: "N", mark: ".", place: "above" },
  { character: "ǹ", base: "n", mark: "`", place: "above" },
  { character: "Ǹ", base: "N", mark: "`", place: "above" },
];

const source = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/figtree/package.json"));
const fonts = join(import.meta.dirname, "../fonts");

const part = (script, text) =>
  subsetFont(readFileSync(join(source, `files/figtree-${script}-wght-normal.woff2`)), text, {
    targetFormat: "sfnt",
    keepFeatures: features,
    variationAxes: { wght: weights },
  });

const merged = mergeSfnt(await part("latin", latin), await part("latin-ext", latinExtended));
const composed = composeGlyphs(merged, compositions);
const characters = latin + latinExtended + compositions.map(({ character }) => character).join("");
const drawn = charactersOf(readTables(composed));
const missing = [...characters].filter((character) => !drawn.has(character.codePointAt(0)));
if (missing.length > 0) throw new Error(`no glyph for ${missing.join(" ")}`);
const woff2 = await subsetFont(composed, characters, { targetFormat: "woff2", keepFeatures: features });
if (woff2.length > largestBytes)
  throw new Error(`${woff2.length} bytes are more than the ${largestBytes} of the budget`);

writeFileSync(join(fonts, "figtree.woff2"), woff2);
copyFileSync(join(source, "LICENSE"), join(fonts, "OFL-figtree.txt"));
console.log(`fonts/figtree.woff2: ${woff2.length} bytes`);

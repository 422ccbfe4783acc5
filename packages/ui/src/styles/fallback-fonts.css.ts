import { globalFontFace, globalStyle } from "@vanilla-extract/css";

/**
 * Serifs that devices have, in Fraunces' measures, so that nothing moves when the font arrives: average width of
 * English text and line box of fonts/fraunces.woff2 (ascent 0.978, descent 0.255, width 0.435 of the em).
 */
const faces = {
  "Fraunces Georgia": {
    local: "Georgia",
    sizeAdjust: "97.58%",
    ascentOverride: "100.23%",
    descentOverride: "26.13%",
  },
  "Fraunces Times": {
    local: "Times New Roman",
    sizeAdjust: "107.08%",
    ascentOverride: "91.34%",
    descentOverride: "23.81%",
  },
  "Fraunces Noto": {
    local: "Noto Serif",
    sizeAdjust: "89.51%",
    ascentOverride: "109.27%",
    descentOverride: "28.49%",
  },
  "Fraunces DejaVu": {
    local: "DejaVu Serif",
    sizeAdjust: "81.78%",
    ascentOverride: "119.59%",
    descentOverride: "31.18%",
  },
} as const;

/**
 * Figtree's measures (ascent 0.95, descent 0.25, width 0.449 of the em) on the faces that most devices have: Roboto and
 * Arial, of which Liberation Sans and Helvetica have the widths, differ by a fifth of a hundredth.
 */
globalFontFace("Figtree Local", {
  src: `local("Roboto"), local("Arial"), local("Liberation Sans"), local("Helvetica")`,
  sizeAdjust: "100.8%",
  ascentOverride: "94.25%",
  descentOverride: "24.8%",
  lineGapOverride: "0%",
});

// Fraunces draws the naira sign with strokes so thin that an amount looks crossed out: it is a plain face's, everywhere.
globalFontFace("Naira Sign", {
  src: `local("Roboto Medium"), local("Roboto"), local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Noto Sans")`,
  unicodeRange: "U+20A6",
});

for (const [name, { local, ...measures }] of Object.entries(faces)) {
  globalFontFace(name, { src: `local("${local}")`, lineGapOverride: "0%", ...measures });
}

// A browser that saves data is spared both files: the script in the head marks the page before anything asks for them.
globalStyle(":root[data-lite]", {
  vars: { "--font-display": '"Fraunces Georgia"', "--font-body": '"Figtree Local"' },
});

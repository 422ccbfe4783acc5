/** How each finish of the catalogue looks on a swatch: facts about materials, not theme colours. Unknown ones get a neutral. */
const colours: Readonly<Record<string, string>> = {
  "amber-glass": "#C98A3B",
  anthracite: "#3A3D40",
  "antique-copper": "#9A5B3C",
  "brushed-brass": "#C2A05A",
  "brushed-nickel": "#B5B2AA",
  "clear-glass": "#E4EDEE",
  indigo: "#2F3A6B",
  "matt-black": "#1E1E1E",
  "natural-linen": "#E3D8C3",
  "natural-rattan": "#C9A774",
  "neutral-white": "#F1EFEA",
  opal: "#F6F3EA",
  "polished-chrome": "#D5D8DA",
  silver: "#C7C9CB",
  "smoked-glass": "#5D5A56",
  "stainless-steel": "#BFC2C4",
  terracotta: "#B8633F",
  walnut: "#6B4A32",
  "warm-white": "#F7F1E3",
  white: "#FAFAF7",
};

/** CSS colour of a finish's swatch. */
export function finishColour(value: string): string {
  return colours[value] ?? "#A79C8C";
}

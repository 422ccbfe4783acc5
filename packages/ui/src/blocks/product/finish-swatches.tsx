import { dictionary } from "@precise/cart-core/dictionary";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./finish-swatches.css.ts";

export interface Finish {
  readonly value: string;
  readonly label: string;
}

/** How each finish of the catalogue looks on a swatch: facts about materials, not theme colours. Unknown ones get a neutral. */
const colours: Readonly<Record<string, string>> = dictionary({
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
});

const mostOthers = 3;

/**
 * The finishes that a design comes in, the product's own first and named; the others as dots, named for screen readers.
 * A design in many finishes says how many more there are; on phones there is no room to.
 */
export function FinishSwatches({ finishes }: { readonly finishes: readonly Finish[] }) {
  const [own, ...others] = finishes;
  if (!own) return null;
  const more = others.length - mostOthers;
  return (
    <p className={css.list}>
      <Dot value={own.value} />
      <span className={css.name}>{own.label}</span>
      {others.slice(0, mostOthers).map(({ value }) => (
        <Dot key={value} value={value} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      {others.length > 0 && (
        <VisuallyHidden>, also in {others.map(({ label }) => label).join(", ")}</VisuallyHidden>
      )}
    </p>
  );
}

function Dot({ value }: { readonly value: string }) {
  return <span className={css.swatch} style={{ background: finishColour(value) }} aria-hidden="true" />;
}

/** One finish as a dot, beside its name. */
export function FinishDot({ value }: { readonly value: string }) {
  return (
    <span
      className={`${css.swatch} ${css.large}`}
      style={{ background: finishColour(value) }}
      aria-hidden="true"
    />
  );
}

/** CSS colour of a finish's swatch. */
export function finishColour(value: string): string {
  return colours[value] ?? "#A79C8C";
}

import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import { finishColour } from "./finish-colours.ts";
import * as css from "./finish-swatches.css.ts";

export interface Finish {
  readonly value: string;
  readonly label: string;
}

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

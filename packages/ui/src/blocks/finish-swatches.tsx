import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { finishColour } from "./finish-colours.ts";
import * as css from "./finish-swatches.css.ts";

export interface Finish {
  readonly value: string;
  readonly label: string;
}

/** The finishes that a design comes in: dots for the eye, names for everybody. One finish is named, not drawn alone. */
export function FinishSwatches({ finishes }: { readonly finishes: readonly Finish[] }) {
  const [own, ...others] = finishes;
  if (!own) return null;
  const shown = finishes.slice(0, 4);
  return (
    <div className={css.list}>
      {shown.map((finish) => (
        <span
          key={finish.value}
          className={css.swatch}
          style={{ background: finishColour(finish.value) }}
          aria-hidden="true"
        />
      ))}
      <span>
        {others.length === 0 ? own.label : `${finishes.length} finishes`}
        {others.length > 0 && (
          <VisuallyHidden>: {finishes.map((finish) => finish.label).join(", ")}</VisuallyHidden>
        )}
      </span>
    </div>
  );
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

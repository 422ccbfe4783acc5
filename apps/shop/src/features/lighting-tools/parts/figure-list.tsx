import type { ReactNode } from "react";
import * as css from "./tool-page.css.ts";

/** A number with what it is, and one line more where it needs one. */
export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail?: string | undefined;
}

/** Figures beside each other, as many in a row as there is room for. */
export function FigureList({
  figures,
  label,
}: {
  readonly figures: readonly Figure[];
  readonly label?: string;
}) {
  return (
    <dl className={css.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={css.figure}>
          <dt className={css.figureLabel}>{figure.label}</dt>
          <dd className={css.figureValue}>{figure.value}</dd>
          {figure.detail !== undefined && <dd className={css.note}>{figure.detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

import { withFigures } from "./figures.ts";
import * as css from "./part.css.ts";

/** What happens, step by step. */
export function Steps(props: {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <ol className={css.steps} role="list">
      {props.steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={css.stepTitle}>{withFigures(title)}</h3>
          <p className={css.muted}>{withFigures(text)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Figures that say who we are or what is offered. */
export function Figures(props: {
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}) {
  return (
    <dl className={css.figures}>
      {props.figures.map(({ value, label }) => (
        <div key={label} className={css.figure}>
          <dt className={css.muted}>{withFigures(label)}</dt>
          <dd className={css.figureValue}>{withFigures(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

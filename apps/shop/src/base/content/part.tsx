import { currentFigures } from "./current-figures.ts";
import { withFigures } from "./figures.ts";
import * as css from "./part.css.ts";

/** What happens, step by step. */
export async function Steps(props: {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}) {
  const figures = await currentFigures();
  return (
    <ol className={css.steps} role="list">
      {props.steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={css.stepTitle}>{withFigures(title, figures)}</h3>
          <p className={css.muted}>{withFigures(text, figures)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Figures that say who we are or what is offered. */
export async function Figures(props: {
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}) {
  const figures = await currentFigures();
  return (
    <dl className={css.figures}>
      {props.figures.map(({ value, label }) => (
        <div key={label} className={css.figure}>
          <dt className={css.muted}>{withFigures(label, figures)}</dt>
          <dd className={css.figureValue}>{withFigures(value, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}

import * as css from "./order-progress.css.ts";

/** How far an order has come, step by step. @param reached place of the step that it has come to */
export function OrderProgress(props: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly reached: number;
}) {
  const { label, steps, reached } = props;
  return (
    <ol className={css.way} aria-label={label} role="list">
      {steps.map((step, place) => (
        <li
          key={step}
          className={css.step}
          data-state={place <= reached ? "done" : "later"}
          aria-current={place === reached ? "step" : undefined}
        >
          <span className={css.lamp} aria-hidden="true" />
          {step}
        </li>
      ))}
    </ol>
  );
}

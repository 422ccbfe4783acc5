import * as css from "./order-progress.css.ts";

/** How far an order has come, step by step. @param reached index of the step that it has reached */
export function OrderProgress(props: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly reached: number;
}) {
  const { label, steps, reached } = props;
  return (
    <ol className={css.way} aria-label={label} role="list">
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-state={index <= reached ? "done" : "later"}
          aria-current={index === reached ? "step" : undefined}
        >
          <span className={css.lamp} aria-hidden="true" />
          {step}
        </li>
      ))}
    </ol>
  );
}

import { type LinkComponent, PlainLink } from "../text/link.tsx";
import * as css from "./progress-steps.css.ts";

/** The steps of a sequence and the current one. Done steps are links back. */
export function ProgressSteps(props: {
  readonly label: string;
  readonly steps: readonly { readonly name: string; readonly href: string }[];
  /** Index of the step that is open. */
  readonly current: number;
  readonly Link?: LinkComponent;
}) {
  const { label, steps, current, Link = PlainLink } = props;
  return (
    <nav aria-label={label}>
      <ol className={css.steps} role="list">
        {steps.map(({ name, href }, index) => (
          <li
            key={href}
            className={css.step}
            data-state={index < current ? "done" : index === current ? "now" : "later"}
            aria-current={index === current ? "step" : undefined}
          >
            {index < current ? <Link href={href}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}

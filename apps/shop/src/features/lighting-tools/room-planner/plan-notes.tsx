import { plannerCopy as copy } from "./planner-copy.ts";
import type { LightPlan } from "./rank-plans.ts";
import * as css from "./shown-plan.css.ts";

/** What speaks against a plan, in words. */
export function PlanNotes({ plan }: { readonly plan: LightPlan }) {
  if (plan.notes.length === 0) return null;
  return (
    <ul className={css.notes} role="list">
      {plan.notes.map((note) => (
        <li key={note} className={css.note}>
          {copy.notes[note](plan)}
        </li>
      ))}
    </ul>
  );
}

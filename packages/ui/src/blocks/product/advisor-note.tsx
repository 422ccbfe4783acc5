import type { DeliveryAdvice } from "@precise/cart-core/advisor";
import { formatNaira } from "@precise/cart-core/money";
import { lamp, note } from "./advisor-note.css.ts";

/** The advisor's sentence, or null where there is nothing to say. @source design D3 */
export function adviceText(advice: DeliveryAdvice): string | null {
  switch (advice.kind) {
    case "pay-less":
      return `Add ${formatNaira(advice.add)} more and pay ${formatNaira(advice.payLess)} less: from ${formatNaira(advice.reach)} delivery ${advice.fee === 0 ? "is free" : `is ${formatNaira(advice.fee)}`}.`;
    case "leave-gap":
      return `Add ${formatNaira(advice.add)} more and delivery ${advice.fee === 0 ? "is free" : `is ${formatNaira(advice.fee)}`}: you pay ${formatNaira(advice.payable)} in total.`;
    case "none":
      return null;
  }
}

/** Advice on what would make the order cheaper or settle its delivery. */
export function AdvisorNote({ advice }: { readonly advice: DeliveryAdvice }) {
  const text = adviceText(advice);
  if (text === null) return null;
  return (
    <div className={note}>
      <span className={lamp} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

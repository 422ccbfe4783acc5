"use no memo";
import type { DeliveryAdvice } from "@precise/cart-core/advisor";
import type { FreeDelivery } from "@precise/cart-core/free-delivery";
import { formatNaira } from "@precise/cart-core/money";
import { Progress } from "../../components/feedback/progress.tsx";
import { AdvisorNote } from "../product/advisor-note.tsx";
import { bar } from "./free-delivery-bar.css.ts";

/** What is said of free delivery, or null where there is nothing to say. @source design D1, D3 */
export function freeDeliveryText(free: FreeDelivery): string | null {
  switch (free.kind) {
    case "to-go":
      return free.more === null
        ? `Delivery is free from ${formatNaira(free.reach)} after discounts.`
        : `${formatNaira(free.more)} more and delivery is free.`;
    case "free":
      return "Delivery is free.";
    case "none":
      return null;
  }
}

/** How far free delivery is. Where the advisor has something to say of it, his sentence stands over the bar. */
export function FreeDeliveryBar(props: { readonly free: FreeDelivery; readonly advice: DeliveryAdvice }) {
  const { free, advice } = props;
  const text = freeDeliveryText(free);
  if (text === null) return <AdvisorNote advice={advice} />;
  return (
    <div className={bar}>
      {advice.kind === "none" ? <p>{text}</p> : <AdvisorNote advice={advice} />}
      {/* The sentence says it: read out, the bar would be only a number. */}
      <Progress aria-hidden="true" max={1} value={free.kind === "to-go" ? free.part : 1} />
    </div>
  );
}

import type { OrderStage } from "@precise/cart-core/order-stages";

/** What of an order decides whether its goods are picked and go out. */
export interface PaperOrder {
  readonly number: string;
  readonly stage: OrderStage;
  /** Its goods may leave the house, as far as its money goes. */
  readonly moneyStands: boolean;
}

const ended: readonly OrderStage[] = ["cancelled", "returned", "refunded"];
const picked: readonly OrderStage[] = ["confirmed", "packed"];

/**
 * Why no picking list and no delivery note goes with an order's goods: it has ended, or its money went back or is disputed.
 * @returns a sentence for the staff; undefined where both may be printed
 */
export function whyNoPaper({ number, stage, moneyStands }: PaperOrder): string | undefined {
  if (ended.includes(stage)) return `${number} is ${stage}: there is nothing to pick or to send.`;
  if (picked.includes(stage) && !moneyStands)
    return `${number} is held: money of it went back, goes back, or is disputed. Cancel it, or pack it with a reason.`;
  return undefined;
}

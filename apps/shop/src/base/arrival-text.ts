import { dayRangeText } from "@precise/contract/nigeria/lagos-days";
import type { DeliveryPromises, PromisedToState } from "@precise/contract/shop/delivery-promises";

/** "Arrives Thu 26 – Mon 30 Nov in Lagos": one sentence wherever days are promised. */
export function arrivalText({ from, to, state }: PromisedToState): string {
  return `Arrives ${dayRangeText(from, to)} in ${state}`;
}

/** The state that is named before one is chosen. */
const usual = "Lagos";

/** The days of a state; without a choice those of Lagos, or of the first state that has some. Undefined where nothing is promised. */
export function promisedTo(
  promises: DeliveryPromises | null | undefined,
  state?: string,
): PromisedToState | undefined {
  const states = promises?.states ?? [];
  if (state) return states.find((each) => each.state === state);
  return states.find((each) => each.state === usual) ?? states[0];
}

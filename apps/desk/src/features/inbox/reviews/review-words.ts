import type { PowerSource, ReviewState } from "@precise/cart-core/review-states";

export const reviewStateNames: Readonly<Record<ReviewState, string>> = {
  pending: "To read",
  published: "Published",
  refused: "Refused",
};

const powers: Readonly<Record<PowerSource, string>> = {
  grid: "Grid",
  inverter: "Inverter",
  generator: "Generator",
  solar: "Solar",
};

/** "Inverter"; a source of a later release by its own name, none as it is. */
export function powerWords(source: string | null): string {
  if (source === null) return "Not said";
  return Object.hasOwn(powers, source) ? powers[source as PowerSource] : source;
}

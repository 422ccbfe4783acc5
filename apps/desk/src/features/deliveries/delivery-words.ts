import type { AttemptOutcome, DeliveryRow, DeliveryState } from "@precise/contract/desk/deliveries";

/** The queues, in the order of a parcel's day. */
export const queueNames: Readonly<Record<DeliveryState, string>> = {
  to_dispatch: "To dispatch",
  on_the_way: "On the way",
  failed: "Failed attempt",
  cash_open: "Cash open",
  done: "Done",
};

export const stateNames: Readonly<Record<DeliveryRow["state"], string>> = {
  to_dispatch: "To dispatch",
  on_the_way: "On the way",
  failed: "Failed attempt",
  done: "Done",
};

export const outcomeNames: Readonly<Record<AttemptOutcome, string>> = {
  delivered: "Delivered",
  nobody: "No one there",
  refused: "Refused at the door",
  address: "Address not found",
  rescheduled: "Put off by the customer",
  came_back: "Back with us, to be sent again",
};

/** An outcome in words; one of a later release as it is. */
export function outcomeText(outcome: string): string {
  return Object.entries(outcomeNames).find(([name]) => name === outcome)?.[1] ?? outcome;
}

/** `2 of 3 pieces` of a part; `3 pieces` of what goes at once. */
export function piecesText({ pieces, of_pieces: all }: Pick<DeliveryRow, "pieces" | "of_pieces">): string {
  if (pieces < all) return `${pieces} of ${all} pieces`;
  return pieces === 1 ? "1 piece" : `${pieces} pieces`;
}

/** The number of the order whose delivery a key names: that of its second part is `PR-7K3M9QX1-2`. */
export function orderOfKey(key: string): string {
  return key.replace(/-\d{1,4}$/, "");
}

/** Where a map shows an address. */
export function mapLink(lines: readonly string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(", "))}`;
}

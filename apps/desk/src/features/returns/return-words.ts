import type {
  ClaimKind,
  ClaimReason,
  ClaimSettlement,
  ClaimState,
  ClaimWish,
  ConditionOnReceipt,
} from "@precise/cart-core/claim-words";

export const kindNames: Readonly<Record<ClaimKind, string>> = { return: "Return", warranty: "Warranty" };

export const stateNames: Readonly<Record<ClaimState, string>> = {
  requested: "To decide",
  approved: "Approved, to come",
  refused: "Refused",
  received: "Received, to settle",
  refunded: "Refunded",
  replaced: "Replaced",
  repaired: "Repaired",
  sent_back: "Sent back",
  closed: "Closed",
};

export const wishNames: Readonly<Record<ClaimWish, string>> = {
  refund: "Money back",
  replacement: "Replacement",
  repair: "Repair",
};

export const reasonNames: Readonly<Record<ClaimReason, string>> = {
  changed_mind: "Changed their mind",
  damaged: "Arrived damaged",
  wrong_item: "Wrong article",
  not_as_described: "Not as described",
  faulty: "Faulty",
  unfit: "Does not do what was agreed",
};

export const conditionNames: Readonly<Record<ConditionOnReceipt, string>> = {
  as_new: "As new",
  damaged: "Damaged",
  faulty_confirmed: "Fault confirmed",
  not_faulty: "No fault found",
};

export const settlementNames: Readonly<Record<ClaimSettlement, string>> = {
  refund: "Refund",
  replacement: "Send a replacement",
  repair: "Repaired, send back",
  send_back: "Send back as it is",
};

/** A value in words; one of a later release as it is. */
export function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

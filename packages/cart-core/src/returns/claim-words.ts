/** What a shopper asks for after delivery: to give goods back, or to have a fault put right under the warranty. */
export const claimKinds = ["return", "warranty"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Why goods come back. All but `changed_mind` are the shop's to put right. @source apps/shop/content/terms.md "Returns" */
export const claimReasons = [
  "changed_mind",
  "damaged",
  "wrong_item",
  "not_as_described",
  "faulty",
  "unfit",
] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** The reasons that each kind of claim knows: the warranty is about faults alone. */
export const reasonsOfKind: Readonly<Record<ClaimKind, readonly ClaimReason[]>> = {
  return: claimReasons,
  warranty: ["faulty"],
};

/** What the shopper would like to have. */
export const claimWishes = ["refund", "replacement", "repair"] as const;
export type ClaimWish = (typeof claimWishes)[number];

/** Where a claim stands. */
export const claimStates = [
  "requested",
  "approved",
  "refused",
  "received",
  "refunded",
  "replaced",
  "repaired",
  "sent_back",
  "closed",
] as const;
export type ClaimState = (typeof claimStates)[number];

/** How a claim is settled once its goods were looked at. */
export const claimSettlements = ["refund", "replacement", "repair", "send_back"] as const;
export type ClaimSettlement = (typeof claimSettlements)[number];

/** The state that each settlement brings a claim to. */
export const stateOfSettlement = {
  refund: "refunded",
  replacement: "replaced",
  repair: "repaired",
  send_back: "sent_back",
} as const satisfies Record<ClaimSettlement, ClaimState>;

/** How a piece was found when it came back. Only what is as new can be sold again. */
export const conditionsOnReceipt = ["as_new", "damaged", "faulty_confirmed", "not_faulty"] as const;
export type ConditionOnReceipt = (typeof conditionsOnReceipt)[number];

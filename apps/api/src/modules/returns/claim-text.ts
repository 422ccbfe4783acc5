import type { ClaimKind, ClaimReason, ClaimState, ConditionOnReceipt } from "@precise/cart-core/claim-words";
import { formatNaira, type Kobo } from "@precise/cart-core/money";

/** What a claim is called in a sentence. */
export const claimNoun: Readonly<Record<ClaimKind, string>> = {
  return: "return",
  warranty: "warranty claim",
};

export const reasonWords: Readonly<Record<ClaimReason, string>> = {
  changed_mind: "changed my mind",
  damaged: "arrived damaged",
  wrong_item: "not what I ordered",
  not_as_described: "not as described",
  faulty: "faulty",
  unfit: "does not do what we agreed",
};

export const conditionWords: Readonly<Record<ConditionOnReceipt, string>> = {
  as_new: "as new",
  damaged: "damaged",
  faulty_confirmed: "fault confirmed",
  not_faulty: "no fault found",
};

/** A change of a claim in words for its shopper. */
export interface ToldClaim {
  readonly kind: ClaimKind;
  readonly to: ClaimState;
  readonly reasons: readonly ClaimReason[];
  /** What came back, with `received`. */
  readonly received?: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly condition: ConditionOnReceipt;
  }[];
  /** With `refunded`. */
  readonly refunded?: Kobo;
  /** A sentence of the staff's. */
  readonly detail?: string | undefined;
}

/** What the shopper reads in the claim's history. @source apps/shop/content/terms.md "Returns", "Warranty" */
export function claimText(told: ToldClaim): string {
  const text = textOf(told);
  return told.detail ? `${text} ${told.detail}` : text;
}

function textOf({ kind, to, reasons, received = [], refunded }: ToldClaim): string {
  switch (to) {
    case "requested":
      return `We have your ${claimNoun[kind]}. We look at it and answer within two working days.`;
    case "approved":
      return `We take it back. ${wayBack(reasons)}`;
    case "refused":
      return "We cannot take it back.";
    case "received":
      return `We have received ${received.map(({ quantity, name, condition }) => `${quantity} × ${name} (${conditionWords[condition]})`).join(", ")}.`;
    case "refunded":
      return refunded === undefined ? "We refund you." : `We refund you ${formatNaira(refunded)}.`;
    case "replaced":
      return "We are sending you a replacement.";
    case "repaired":
      return "It is repaired and on its way back to you.";
    case "sent_back":
      return "We are sending it back to you.";
    case "closed":
      return `This ${claimNoun[kind]} is closed.`;
  }
}

/** Who pays the way back. */
function wayBack(reasons: readonly ClaimReason[]): string {
  return reasons.every((reason) => reason === "changed_mind")
    ? "Bring it to a showroom free of charge, or send it to us at your cost: unused, complete and in its box."
    : "We collect it at our cost, or you bring it to a showroom.";
}

import type { ClaimReason, ClaimState, ClaimWish } from "@precise/cart-core/claim-words";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { ClaimProblem } from "./claim-entries.ts";

/** Words of returns and warranty claims. @source design D11, apps/shop/content/terms.md "Returns" */
export const claimCopy = {
  title: "Return or warranty claim",
  intro: (number: string) => `For order ${number}. Tell us what is wrong: we answer within two working days.`,
  terms: "What can be returned, who pays the way back, and what the warranty covers",
  termsHref: "/terms-and-conditions#returns",
  claimsTitle: "Your returns for this order",
  notOpen: "You can return goods once they are delivered.",
  nothingLeft: "All goods of this order are in a return already.",
  kind: "What is it about?",
  kinds: {
    return: {
      title: "A return",
      detail: (until: string | null) =>
        `It came damaged, wrong or faulty${until === null ? "." : `, or you have changed your mind (until ${until}).`}`,
    },
    warranty: { title: "The warranty", detail: "It worked and has failed since." },
  },
  items: "Which goods?",
  quantity: (left: number) => `How many? (0 to ${left})`,
  reason: "Why?",
  reasonHint: "For the warranty, leave it at faulty.",
  serial: "Serial number",
  serialHint: "On the label, if there is one.",
  warrantyUntil: (until: string) => `Warranty until ${until}.`,
  noWarranty: "No warranty is stated for it.",
  allReturned: "In a return already.",
  wish: "What would you like?",
  note: "What happened?",
  pictures: "Pictures of the fault or damage",
  waiting: "Uploading pictures. Send it when they are ready.",
  send: "Send",
  back: "Back to your order",
  withdraw: "Withdraw this return",
  withdrawHint: "You can do so until we have answered.",
  notWithdrawn: "That did not work. We may have answered meanwhile: look at what has happened, or try again.",
  reasons: {
    faulty: "It is faulty",
    damaged: "It arrived damaged",
    wrong_item: "It is not what I ordered",
    not_as_described: "It is not as described",
    unfit: "It does not do what we agreed",
    changed_mind: "I have changed my mind",
  } satisfies Record<ClaimReason, string>,
  wishes: {
    refund: "My money back",
    replacement: "A replacement",
    repair: "A repair",
  } satisfies Record<ClaimWish, string>,
  late: "Asked after its time: we decide as a courtesy.",
  months: (months: number) =>
    months === 0
      ? "Delivered less than a month before."
      : `Delivered ${months} ${months === 1 ? "month" : "months"} before.`,
  refunded: "Refunded",
  picturesSent: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  problems: {
    no_kind: "Say whether it is a return or about the warranty.",
    no_items: "Say how many of which goods.",
    bad_quantity: "Give a whole number of pieces, no more than there are.",
    too_many: "Some of these goods are in another return already. Check the numbers.",
    not_delivered: "You can return goods once they are delivered.",
    too_many_requests: tooManyAttempts("an hour, or call us"),
    unreachable: "We could not send this. We kept what you typed: try again in a moment.",
    not_done: "That did not work. Check what you typed and try again.",
  } satisfies Record<ClaimProblem, string>,
  states: {
    requested: "Waiting for our answer",
    approved: "Approved",
    refused: "Refused",
    received: "We have the goods",
    refunded: "Refunded",
    replaced: "Replacement on its way",
    repaired: "Repaired",
    sent_back: "On the way back to you",
    closed: "Closed",
  } satisfies Record<ClaimState, string>,
} as const;

/** A claim's state in words; one of a later release as it is. */
export function claimStateText(state: string): string {
  return state in claimCopy.states ? claimCopy.states[state as ClaimState] : state;
}

/** A reason in words; one of a later release as it is. */
export function claimReasonText(reason: string): string {
  return reason in claimCopy.reasons ? claimCopy.reasons[reason as ClaimReason] : reason;
}

import { err, ok, type Result } from "../result.ts";
import type { ClaimState } from "./claim-words.ts";

/** One allowed move of a claim: made by someone of the shop, but that its shopper may close it until it is answered. */
export interface ClaimMove {
  readonly from: ClaimState;
  readonly to: ClaimState;
}

/**
 * Every move that a claim may make; there is no other. A refusal may be taken back. Goods are looked at before anything is
 * settled; a claim that its shopper takes back, or whose goods never come, is closed.
 * @source apps/shop/content/terms.md "Returns", "Warranty"
 */
export const claimMoves: readonly ClaimMove[] = [
  { from: "requested", to: "approved" },
  { from: "requested", to: "refused" },
  { from: "requested", to: "closed" },
  { from: "refused", to: "approved" },
  { from: "refused", to: "closed" },
  { from: "approved", to: "received" },
  { from: "approved", to: "closed" },
  { from: "received", to: "refunded" },
  { from: "received", to: "replaced" },
  { from: "received", to: "repaired" },
  { from: "received", to: "sent_back" },
  { from: "refunded", to: "closed" },
  { from: "replaced", to: "closed" },
  { from: "repaired", to: "closed" },
  { from: "sent_back", to: "closed" },
];

/** Whether its shopper may still take a claim back: until the shop has answered, for then goods may be on their way. */
export function isWithdrawable(state: ClaimState): boolean {
  return state === "requested";
}

/** Whether a claim may go there. @returns `no-such-move` for everything that the table does not name */
export function findClaimMove(from: ClaimState, to: ClaimState): Result<ClaimMove, "no-such-move"> {
  const move = claimMoves.find((each) => each.from === from && each.to === to);
  return move ? ok(move) : err("no-such-move");
}

/** Where a claim may go, in the order of the table. */
export function nextClaimStates(from: ClaimState): ClaimState[] {
  return claimMoves.filter((move) => move.from === from).map((move) => move.to);
}

import type { ClaimSettlement, ClaimState } from "./claim-words.ts";

/** Pieces of one article in an earlier claim, and what became of that claim. */
export interface ClaimedPieces {
  readonly sku: string;
  readonly quantity: number;
  readonly state: ClaimState;
  /** Null while it is not settled, and for good where it was refused or its goods never came. */
  readonly settledAs: ClaimSettlement | null;
}

/**
 * How many pieces of an article can still be claimed: never more than were delivered, less those in claims that are under
 * way and those that were paid back. What was replaced, repaired, sent back or refused may be claimed again.
 * @param delivered pieces of that article in the delivered order
 */
export function claimablePieces(sku: string, delivered: number, earlier: readonly ClaimedPieces[]): number {
  const taken = earlier
    .filter((claim) => claim.sku === sku && holdsPieces(claim))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, delivered - taken);
}

function holdsPieces({ state, settledAs }: ClaimedPieces): boolean {
  if (settledAs !== null) return settledAs === "refund";
  return state === "requested" || state === "approved" || state === "received";
}

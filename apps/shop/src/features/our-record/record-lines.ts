import { leastSales, type RecordFigures } from "@precise/contract/shop/our-record";
import { amountOf, ourRecordCopy as copy } from "./our-record-copy.ts";

/** A figure of the record in words. */
export interface RecordLine {
  readonly what: string;
  readonly says: string;
  /** How it is counted. */
  readonly how: string;
}

/**
 * The figures in words, each with what it is of. Below 20 they stand as they are, without a share of a hundred.
 * @source design D35
 */
export function recordLines({ promised_days, dispatch, refunds, claims }: RecordFigures): RecordLine[] {
  return [
    { ...copy.promised, says: keptInWords(promised_days) },
    { ...copy.dispatch, says: dispatchInWords(dispatch) },
    { ...copy.refunds, says: refundsInWords(refunds) },
    { ...copy.claims, says: claimsInWords(claims) },
  ].map(({ what, says, how }) => ({ what, says, how }));
}

function keptInWords({ count, kept }: RecordFigures["promised_days"]): string {
  if (count === 0) return copy.promised.none;
  const whole = copy.ofOrders(kept, count);
  // Rounded down: what was not kept is not said to be.
  return count < leastSales ? whole : copy.ofHundred(String(Math.floor((kept * 100) / count)), whole);
}

function dispatchInWords({
  count,
  half_within_hours: half,
  most_within_hours: most,
}: RecordFigures["dispatch"]) {
  if (half === null || most === null) return copy.dispatch.none;
  const of = amountOf(count, "order");
  if (count === 1) return copy.only(amountOf(most, "hour"), of);
  return copy.halfAndMost(amountOf(half, "hour"), amountOf(most, "hour"), of);
}

function refundsInWords({ count, half_within_days: half, longest_days: longest }: RecordFigures["refunds"]) {
  if (half === null || longest === null) return copy.refunds.none;
  const of = amountOf(count, "refund");
  if (count === 1) return copy.only(amountOf(longest, "day"), of);
  return copy.halfAndLongest(amountOf(half, "day"), amountOf(longest, "day"), of);
}

function claimsInWords({ pieces_sold: sold, pieces_claimed: claimed }: RecordFigures["claims"]): string {
  if (claimed === 0) return copy.claims.none(amountOf(sold, "piece"));
  if (sold < leastSales) return copy.ofPieces(claimed, sold);
  // Rounded up to a tenth: no claim is made to vanish.
  const share = Math.ceil((claimed * 1_000) / sold) / 10;
  return copy.ofHundredPieces(String(share), claimed, sold);
}

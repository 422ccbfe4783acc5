import { wireValue } from "@precise/cart-core/money";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { type BankCredit, listCredits, readCredits } from "#api/modules/money/bank-credits.ts";
import { openMatcher } from "#api/modules/money/bank-statements.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { matchCreditTo, type Share } from "./match-credit-to.ts";

/** So many credits are booked by one request. */
export const mostAtOnce = 100;

/** What became of a credit, or would become of it; the amount in naira. */
export interface SureOutcome {
  readonly credit: number;
  readonly numbers: readonly string[];
  readonly amount: number;
  readonly outcome: "booked" | "known" | "would_book" | "refused";
  readonly reason?: string;
}

/**
 * Books the credits that are surely for an order, each in a transaction of its own, so that one that is refused stops no
 * other.
 * @param credits undefined for all that wait; one that is not sure any more is refused
 */
export async function matchSureCredits(
  tools: OperatorTools,
  input: {
    readonly credits?: readonly number[] | undefined;
    readonly dryRun: boolean;
    readonly actor: Actor;
  },
): Promise<SureOutcome[]> {
  const { db } = tools;
  const credits =
    input.credits === undefined
      ? await listCredits(db, { state: "unmatched", limit: 5_000 })
      : await readCredits(db, input.credits);
  const matcher = await openMatcher(db);
  const isEach = input.credits !== undefined;
  const rows: SureOutcome[] = [];
  const taken = new Set<string>();
  for (const credit of credits) {
    if (rows.length === mostAtOnce) break;
    const shares = matcher.sure(credit);
    if (shares.length === 0 && !isEach) continue;
    const row = {
      credit: credit.id,
      numbers: shares.map(({ number }) => number),
      amount: wireValue(credit.amount),
    };
    const isTwice = row.numbers.some((number) => taken.has(number));
    for (const number of row.numbers) taken.add(number);
    if (shares.length === 0)
      rows.push({ ...row, outcome: "refused", reason: "It is not sure which order it pays." });
    else if (isTwice)
      rows.push({ ...row, outcome: "refused", reason: "Another credit of this list pays the same order." });
    else if (input.dryRun) rows.push({ ...row, outcome: "would_book" });
    else rows.push({ ...row, ...(await bookOne(tools, credit, shares, input.actor)) });
  }
  return rows;
}

async function bookOne(
  { db, unpaidOrderHours: respondHours }: OperatorTools,
  credit: BankCredit,
  shares: readonly Share[],
  actor: Actor,
): Promise<Pick<SureOutcome, "outcome" | "reason">> {
  const [only] = shares;
  const target = only && shares.length === 1 ? { number: only.number, isNoteOnly: false } : { shares };
  try {
    return await db.transaction(async (tx) => {
      const matched = await matchCreditTo(tx, credit.id, target, { actor: actorName(actor), respondHours });
      const after = { ...matched, amount: wireValue(matched.amount) };
      for (const subject of matched.numbers)
        await writeAudit(tx, { actor, act: "payments.match", subject, before: null, after });
      return { outcome: matched.outcome };
    });
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    return { outcome: "refused", reason: fault.message };
  }
}

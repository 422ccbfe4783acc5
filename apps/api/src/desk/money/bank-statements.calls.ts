import { wireAmount } from "@precise/cart-core/money";
import type {
  BankCreditRow,
  BankStatement,
  bankStatementCalls,
} from "@precise/contract/desk/money/bank-statements";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { type BankCredit, listCredits, pageOfCredits } from "#api/modules/money/bank-credits.ts";
import { type CreditMatcher, openMatcher, rowsInDoubt } from "#api/modules/money/bank-statements.ts";
import {
  type ListedStatement,
  listStatements,
  readStatementOf,
  refusedRows,
} from "#api/modules/money/statement-list.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { readGivenStatement } from "./read-given-statement.ts";
import {
  alikeRowCommand,
  ignoreCommand,
  matchCommand,
  matchSureCommand,
  statementCommand,
} from "./statement-commands.ts";
import { lookOf } from "./statement-look.ts";

const pageSize = 50;
const mostShown = 200;

/** Answers the calls of the desk that take banks' statements and match their credits. */
export function bankStatementAnswers(parts: DeskParts): DeskAnswers<typeof bankStatementCalls> {
  const { db, content } = parts;
  const openOrders = () => openMatcher(db, [content.company.name, content.company.legal_name]);
  return {
    async lookAtStatement({ body: { day_order: order, ...body } }) {
      try {
        const { read } = await readGivenStatement(db, { ...body, dayOrder: order });
        return answer({ look: lookOf(read) });
      } catch (fault) {
        if (fault instanceof Refused) return failure(422, "refused", fault.message, { field: "text" });
        throw fault;
      }
    },
    async sendStatement({ body: { day_order: order, ...body } }, staff) {
      const result = await runAs(parts, staff, statementCommand, {
        ...body,
        ...(order !== undefined && { dayOrder: order }),
      });
      if ("failure" in result) return result;
      const statement = await readStatementOf(db, result.result.id);
      if (!statement) throw new Error("a statement was taken and is not there");
      return answer({ statement: statementView(statement) });
    },
    async listStatements() {
      return answer({ statements: (await listStatements(db, 50)).map(statementView) });
    },
    async readStatement({ params: { id } }) {
      const statement = await readStatementOf(db, Number(id));
      if (!statement) return failure(404, "not_found", "There is no statement with this number.");
      const filter = { state: "unmatched", statement: statement.id, limit: mostShown } as const;
      const [credits, refused, alike, matcher] = await Promise.all([
        listCredits(db, filter),
        refusedRows(db, statement.id),
        rowsInDoubt(db, statement.id),
        openOrders(),
      ]);
      return answer({
        statement: statementView(statement),
        credits: credits.map((credit) => creditView(credit, matcher)),
        refused,
        alike: alike.map(({ row, day, amount, narration, statementId, statement: name }) => ({
          row,
          day,
          amount: wireAmount(amount),
          narration,
          earlier: { id: String(statementId), name },
        })),
      });
    },
    async decideAlikeRow({ params: { id }, body: { row, is_other: isOther } }, staff) {
      const result = await runAs(parts, staff, alikeRowCommand, { statement: Number(id), row, isOther });
      if ("failure" in result) return result;
      const statement = await readStatementOf(db, Number(id));
      if (!statement) return failure(404, "not_found", "There is no statement with this number.");
      return answer({ statement: statementView(statement) });
    },
    async listBankCredits({ query: { state, cursor } }) {
      const [{ rows, ...page }, matcher] = await Promise.all([
        pageOfCredits(db, { state, cursor, limit: pageSize }),
        state === "unmatched" ? openOrders() : undefined,
      ]);
      return answer({ credits: rows.map((credit) => creditView(credit, matcher)), ...page });
    },
    async matchSureCredits({ body }, staff) {
      const credits = body.credits?.map(Number);
      const result = await runAs(parts, staff, matchSureCommand, {
        dryRun: body.dry_run,
        ...(credits !== undefined && { credits }),
      });
      if ("failure" in result) return result;
      return answer({
        rows: result.result.map(({ credit, numbers, amount, outcome, reason }) => ({
          credit: String(credit),
          numbers: [...numbers],
          amount: { value: amount },
          outcome,
          ...(reason !== undefined && { reason }),
        })),
      });
    },
    async matchBankCredit({ params: { id }, body }, staff) {
      const { note_only: isNoteOnly = false, number, shares } = body;
      const result = await runAs(parts, staff, matchCommand, {
        credit: Number(id),
        isNoteOnly,
        ...(number !== undefined && { number }),
        ...(shares !== undefined && { shares }),
      });
      if ("failure" in result) return result;
      const { outcome, numbers, amount, reference } = result.result;
      return answer({ done: { outcome, numbers: [...numbers], amount: { value: amount }, reference } });
    },
    async ignoreBankCredit({ params: { id }, body }, staff) {
      const result = await runAs(parts, staff, ignoreCommand, { credit: Number(id), ...body });
      return "failure" in result ? result : answer({ done: { id, reason: result.result.reason } });
    },
  };
}

function statementView(of: ListedStatement): BankStatement {
  const { id, name, at, actor, rows, added, known, alike, debits, refused, unmatched } = of;
  return {
    id: String(id),
    name,
    at: wireTime(at),
    actor,
    rows,
    new: added,
    known,
    alike,
    debits,
    refused,
    unmatched,
  };
}

/** @param matcher left out for credits that wait for no order */
function creditView(credit: BankCredit, matcher: CreditMatcher | undefined): BankCreditRow {
  const {
    id,
    statementId,
    day,
    amount,
    narration,
    reference = null,
    state,
    orders,
    reason,
    decidedBy,
  } = credit;
  const row: BankCreditRow = {
    id: String(id),
    statement: String(statementId),
    day,
    amount: wireAmount(amount),
    narration,
    reference,
    state,
    orders: [...orders],
    reason,
    decided_by: decidedBy,
  };
  if (matcher === undefined) return row;
  const { verdict, candidates, shares } = matcher.match(credit);
  return {
    ...row,
    verdict,
    candidates: candidates.map((each) => ({
      number: each.number,
      missing: wireAmount(each.missing),
      score: each.score,
      reasons: [...each.reasons],
    })),
    shares: shares.map((each) => ({ number: each.number, amount: wireAmount(each.amount) })),
  };
}

import { sumOfWire, wireAmount } from "@precise/cart-core/money";
import type { deskReportCalls } from "@precise/contract/desk/reports";
import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { findBestSellers } from "./best-sellers.ts";
import { readFunnelSteps } from "./funnel.ts";
import { amount, readTakingsDays, readVatDocuments, readVatRows } from "./money-reports.ts";
import type { DayRange } from "./report-days.ts";
import { findSlowStock } from "./slow-stock.ts";

/** More days than a year and a month are no report that anyone reads. */
const mostDays = 400;

/** Answers the calls of reports: figures of money, goods and the way to an order, each from the rows that it is made of. */
export function reportAnswers({ db }: Pick<DeskParts, "db">): DeskAnswers<typeof deskReportCalls> {
  return {
    readTakings: {
      async handleLong({ query }) {
        const refusal = refuseRange(query);
        if (refusal) return refusal;
        const days = await readTakingsDays(db, query);
        const movements = days.reduce((sum, day) => sum + day.movements, 0);
        const [received, refunded, kept] = (["received", "refunded", "kept"] as const).map((field) =>
          sumOf(days.map((day) => day[field])),
        );
        const none = amount(0);
        const total = {
          received: received ?? none,
          refunded: refunded ?? none,
          kept: kept ?? none,
          movements,
        };
        return answer({ days, total });
      },
    },
    readVatReport: {
      async handleLong({ query: { month } }) {
        const rows = await readVatRows(db, month);
        const total = {
          documents: rows.reduce((sum, row) => sum + row.documents, 0),
          net: sumOf(rows.map(({ net }) => net)),
          vat: sumOf(rows.map(({ vat }) => vat)),
          gross: sumOf(rows.map(({ gross }) => gross)),
        };
        return answer({ month, rows, total });
      },
    },
    async listVatDocuments({ query }) {
      return answer(await readVatDocuments(db, query));
    },
    readBestSellers: {
      async handleLong({ query }) {
        const refusal = refuseRange(query);
        return refusal ?? answer({ articles: await findBestSellers(db, query, query.by, query.counted) });
      },
    },
    listSlowStock: {
      async handleLong({ query }) {
        const { value, ...found } = await findSlowStock(db, query);
        return answer({ ...found, value: amount(value) });
      },
    },
    readFunnel: {
      async handleLong({ query }) {
        const refusal = refuseRange(query);
        return refusal ?? answer({ steps: await readFunnelSteps(db, query, todayInLagos()) });
      },
    },
  };
}

function refuseRange({ from, to }: DayRange): Refusal | undefined {
  if (from > to)
    return failure(422, "refused", "The first day must not be after the last.", { field: "from" });
  if (laterDay(from, mostDays) <= to)
    return failure(422, "refused", `A report covers at most ${mostDays} days.`, { field: "from" });
  return undefined;
}

function sumOf(amounts: readonly { readonly value: number }[]) {
  return wireAmount(sumOfWire(amounts));
}

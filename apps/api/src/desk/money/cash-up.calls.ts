import { type Kobo, subtractKobo, wireAmount } from "@precise/cart-core/money";
import type { CashUp, cashUpCalls } from "@precise/contract/desk/money/cash-up";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { type DayOfMoney, readDayOfMoney, readReceiptsOfDay } from "#api/modules/money/day-of-money.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { cashUpCommand } from "./cash-up-commands.ts";

/** Answers the calls of the desk for the cash-up of a day. */
export function cashUpAnswers(parts: DeskParts): DeskAnswers<typeof cashUpCalls> {
  const { db } = parts;
  return {
    async readCashUp({ params: { day } }) {
      const [of, receipts] = await Promise.all([readDayOfMoney(db, day), readReceiptsOfDay(db, day)]);
      return answer({
        cash_up: cashUpView(day, of),
        receipts: receipts.map((each) => ({
          ...each,
          amount: amount(each.amount),
          at: wireTime(each.at),
          numbers: [...each.numbers],
        })),
      });
    },
    async closeCashUp({ params: { day }, body }, staff) {
      const { note, counted } = body;
      const result = await runAs(parts, staff, cashUpCommand, {
        day,
        counted,
        ...(note !== undefined && { note }),
      });
      if ("failure" in result) return result;
      return answer({ cash_up: cashUpView(day, await readDayOfMoney(db, day)) });
    },
  };
}

function cashUpView(day: string, { providers, riders, expectedCash, counts }: DayOfMoney): CashUp {
  return {
    day,
    rows: providers.map((each) => ({
      provider: each.provider,
      received: amount(each.received),
      received_count: each.receivedCount,
      refunded: amount(each.refunded),
      refunded_count: each.refundedCount,
    })),
    riders: {
      collected: amount(riders.collected),
      remitted: amount(riders.remitted),
      held: amount(riders.held),
    },
    expected_cash: amount(expectedCash),
    counts: counts.map((each) => ({
      expected: amount(each.expected),
      counted: amount(each.counted),
      difference: amount(subtractKobo(each.counted, each.expected)),
      note: each.note,
      at: wireTime(each.at),
      actor: each.actor,
    })),
  };
}

function amount(of: Kobo) {
  return wireAmount(of);
}

import { formatNaira, fromWireValue, kobo, subtractKobo, wireValue } from "@precise/cart-core/money";
import { closeCashUp } from "@precise/contract/desk/money/cash-up";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { tableText } from "#api/desk/kit/table-text.ts";
import { noteCount, readDayOfMoney } from "#api/modules/money/day-of-money.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const typedDay = { as: "<day>", about: "in Lagos, like 2026-11-24" };

export const cashUpCommand = operatorCommand({
  name: "payments.cash-up",
  ...ofCall(closeCashUp),
  terminal: [
    {
      words: "payments cash-up",
      about: "Closes a day with the cash that was counted; counted again, the last count holds",
      typed: {
        day: typedDay,
        counted: { as: "--counted <naira>", about: "what is in the till of this day" },
        note: { as: "--note <sentence>", about: "why, where it is not what was expected" },
      },
    },
  ],
  run: ({ db }, { day: of, counted: naira, note, by: actor }) => {
    if (of > todayInLagos()) throw new Refused(`${of} is in the future.`, { status: 422, field: "day" });
    return db.transaction(async (tx) => {
      // One count of a day at a time: the entry says what the one before was.
      await tx.query("select pg_advisory_xact_lock(hashtext('cash_count'), $1::date - date '2000-01-01')", [
        of,
      ]);
      const { expectedCash: expected, counts } = await readDayOfMoney(tx, of);
      const counted = fromWireValue(naira);
      const difference = subtractKobo(counted, expected);
      if (difference !== 0 && note === undefined)
        throw new Refused(
          `${formatNaira(expected)} was expected; ${formatNaira(kobo(Math.abs(difference)))} ${difference < 0 ? "is missing" : "is too much"}. Say why in a note.`,
          { status: 422, field: "note" },
        );
      await noteCount(tx, of, { expected, counted, note: note ?? null, actor: actorName(actor) });
      const last = counts.at(-1);
      const after = {
        expected: wireValue(expected),
        counted: naira,
        difference: wireValue(difference),
        ...(note !== undefined && { note }),
      };
      const before = last ? { counted: wireValue(last.counted) } : null;
      await writeAudit(tx, { actor, act: "payments.cash-up", subject: of, before, after });
      return { day: of, ...after };
    });
  },
  show: ({ day: of, expected, counted, difference }) =>
    tableText(["Day", "Expected", "Counted", "Difference"], [[of, expected, counted, difference]]),
});

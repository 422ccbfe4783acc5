import { dictionary } from "@precise/cart-core/dictionary";
import { nairaText } from "@precise/cart-core/money";
import { type CashUp, closeCashUp, readCashUp } from "@precise/contract/desk/money/cash-up";
import {
  clockText,
  dayText,
  laterDay,
  shortDayAndTime,
  todayInLagos,
} from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry, readAmount } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./cash-up.css.ts";

/** The money of a day by way to pay, and closing it with what was counted. */
export function CashUpScreen() {
  const address = useAddress();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(String(address.day)) ? String(address.day) : todayInLagos();
  const { data, error } = useQuery(deskQuery(readCashUp, { params: { day } }));
  const [isCounting, setCounting] = useState(false);
  const failure = failureOf(error);
  return (
    <Page
      title={`Cash-up of ${dayText(day)}`}
      beside={
        <span className={css.days}>
          <DeskLink href={`/cash-up?day=${laterDay(day, -1)}`}>Day before</DeskLink>
          {day < todayInLagos() && <DeskLink href={`/cash-up?day=${laterDay(day, 1)}`}>Day after</DeskLink>}
        </span>
      }
      actions={data && <Button onClick={() => setCounting(true)}>Count the cash</Button>}
    >
      {data === undefined && <Unread failure={failure} reading="Reading the day" />}
      {data && <DayOfMoney data={data} />}
      {data && isCounting && <CountDialog cashUp={data.cash_up} onClose={() => setCounting(false)} />}
    </Page>
  );
}

const providerNames: Readonly<Record<string, string>> = dictionary({
  bank: "Bank transfers",
  cash: "Cash",
  pos: "POS terminal",
  paystack: "Paystack",
});

const providerColumns = [
  { key: "provider", head: "Paid by", isRowHead: true },
  { key: "received", head: "Received", align: "end" },
  { key: "refunded", head: "Refunded", align: "end" },
] as const;

function DayOfMoney({ data: { cash_up, receipts } }: { readonly data: ValueOf<typeof readCashUp> }) {
  const { riders, expected_cash } = cash_up;
  const sums = [
    ["Cash that riders collected on this day", riders.collected.value],
    ["Cash that riders handed over on this day", riders.remitted.value],
    ["Cash that riders still hold, of all days", riders.held.value],
    ["Expected in the till, without its float", expected_cash.value],
  ] as const;
  return (
    <>
      <DenseTable
        label="By way to pay"
        columns={providerColumns}
        rows={cash_up.rows.map((row) => ({
          key: row.provider,
          cells: {
            provider: providerNames[row.provider] ?? row.provider,
            received: <Counted amount={row.received.value} count={row.received_count} />,
            refunded: <Counted amount={row.refunded.value} count={row.refunded_count} />,
          },
        }))}
      />
      <dl className={css.sums}>
        {sums.map(([name, amount]) => (
          <div key={name} className={css.sum}>
            <dt>{name}</dt>
            <dd className={css.figure}>{nairaText(amount)}</dd>
          </div>
        ))}
      </dl>
      <Counts cashUp={cash_up} />
      <Receipts receipts={receipts} />
    </>
  );
}

function Counted({ amount, count }: { readonly amount: number; readonly count: number }) {
  return (
    <span className={css.figure}>
      {nairaText(amount)} <span className={texts.muted}>({count})</span>
    </span>
  );
}

const countColumns = [
  { key: "at", head: "Counted", isRowHead: true },
  { key: "expected", head: "Expected", align: "end" },
  { key: "counted", head: "Counted", align: "end" },
  { key: "difference", head: "Difference", align: "end" },
] as const;

function Counts({ cashUp: { counts } }: { readonly cashUp: CashUp }) {
  if (counts.length === 0) return <p className={texts.muted}>The cash of this day is not counted yet.</p>;
  return (
    <Part title="Counts, the last one holds">
      <DenseTable
        label="Counts"
        columns={countColumns}
        rows={counts.map((count) => ({
          key: count.at,
          tone: count.difference.value === 0 ? undefined : ("caution" as const),
          cells: {
            at: `${shortDayAndTime(count.at)}, ${count.actor}`,
            expected: <span className={css.figure}>{nairaText(count.expected.value)}</span>,
            counted: <span className={css.figure}>{nairaText(count.counted.value)}</span>,
            difference: <span className={css.figure}>{nairaText(count.difference.value)}</span>,
          },
          below: count.note,
        }))}
      />
    </Part>
  );
}

const receiptColumns = [
  { key: "at", head: "At", isRowHead: true },
  { key: "provider", head: "Paid by" },
  { key: "kind", head: "What" },
  { key: "reference", head: "Reference" },
  { key: "orders", head: "Orders" },
  { key: "actor", head: "By", isSpare: true },
  { key: "amount", head: "Amount", align: "end" },
] as const;

/** The rows behind the sums. */
function Receipts({ receipts }: Pick<ValueOf<typeof readCashUp>, "receipts">) {
  if (receipts.length === 0) return null;
  return (
    <Part title="What moved on this day">
      <DenseTable
        label="What moved"
        columns={receiptColumns}
        rows={receipts.map((each, place) => ({
          key: `${place} ${each.reference}`,
          cells: {
            at: clockText(each.at),
            provider: providerNames[each.provider] ?? each.provider,
            kind: each.kind.replaceAll("_", " "),
            reference: each.reference,
            orders: each.numbers.map((number) => (
              <DeskLink key={number} href={`/payments/${number}`}>
                {number}{" "}
              </DeskLink>
            )),
            actor: each.actor,
            amount: <span className={css.figure}>{nairaText(each.amount.value)}</span>,
          },
        }))}
      />
    </Part>
  );
}

const schema = z.object({
  counted: z.pipe(
    z
      .string()
      .check(z.refine((typed) => readAmount(typed) !== null, "Enter an amount such as 125,000; 0 for none.")),
    z.transform((typed) => readAmount(typed) ?? 0),
  ),
  note: optionalEntry(500),
});

function CountDialog({ cashUp, onClose }: { readonly cashUp: CashUp; readonly onClose: () => void }) {
  const write = useDeskWrite(closeCashUp, [readCashUp]);
  const { day, expected_cash } = cashUp;
  const form = useDeskForm(`cash-up ${day}`, schema, { counted: "", note: "" });
  return (
    <FormDialog
      title={`Close ${dayText(day)}`}
      action="Close the day"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ counted, note }) => {
        const body = { counted, ...(note !== "" && { note }) };
        const result = await write.mutateAsync([{ params: { day }, body }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onClose();
      }}
    >
      <p>{nairaText(expected_cash.value)} is expected, without the till's float.</p>
      <MoneyField label="Counted" {...form.field("counted")} />
      <TextField
        label="Note"
        hint="Needed where it is not what is expected"
        optional
        autoComplete="off"
        {...form.field("note")}
      />
    </FormDialog>
  );
}

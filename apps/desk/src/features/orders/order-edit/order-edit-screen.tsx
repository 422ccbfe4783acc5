import { nairaText } from "@precise/cart-core/money";
import {
  changeDeskOrder,
  listOrderChanges,
  quoteOrderChange,
} from "@precise/contract/desk/orders/order-changes";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { type DeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readOrderOptions } from "@precise/contract/desk/orders/telephone-orders";
import { paymentMethods } from "@precise/contract/shop/orders/order";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { LineEditor } from "#desk/written-lines/line-editor.tsx";
import { totalIsComing, useQuote } from "#desk/written-lines/use-quote.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { ChangesList } from "./changes-list.tsx";
import { CorrectForm } from "./correct-form.tsx";
import { Difference } from "./difference.tsx";
import { editEntries, editStart, wishOf } from "./edit-entries.ts";

const paymentNames = {
  bank_transfer: "Bank transfer",
  pay_on_delivery: "On delivery or collection",
  paystack: "Online, by a link",
} as const;

/** Changes an order that is not packed: what would be different first, then the customer's consent where it takes one. */
export function OrderEditScreen() {
  const number = useAddressPart("number");
  // Both are asked for at once.
  const { data: known } = useQuery(deskQuery(listOrderChanges, { params: { number } }));
  const reading = `Reading ${number}`;
  return (
    <RecordScreen
      call={readDeskOrder}
      input={{ params: { number } }}
      title={`Change ${number}`}
      reading={reading}
    >
      {(order) =>
        known === undefined ? <Waiting label={reading} /> : <OrderEdit order={order} known={known} />
      }
    </RecordScreen>
  );
}

function OrderEdit({
  order,
  known,
}: {
  readonly order: DeskOrder;
  readonly known: ValueOf<typeof listOrderChanges>;
}) {
  const { number } = order;
  return (
    <Page
      title={`Change ${number}`}
      beside={<DeskLink href={`/orders/${number}`}>Back to the order</DeskLink>}
      actions={<CorrectForm order={order} />}
    >
      <ChangesList number={number} changes={known.changes} replaces={known.replaces} />
      {known.is_changeable ? (
        <EditForm key={order.number} order={order} />
      ) : (
        <Alert tone="caution">{number} can no longer be changed: it is packed, or has ended.</Alert>
      )}
    </Page>
  );
}

function EditForm({ order }: { readonly order: DeskOrder }) {
  const { number, revision } = order;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const { data: options } = useQuery({ ...deskQuery(readOrderOptions), staleTime: 300_000 });
  const form = useDeskForm(`change ${number} ${revision}`, editEntries, editStart(order));
  // The order's own way is in the list from the start: a select without it would show another.
  const offered = options?.payments ?? [];
  const payments = paymentMethods.filter(
    (method) => method === order.payment.method || offered.includes(method),
  );
  const entries = form.form.watch();
  const input = wishOf(entries);
  const quote = useQuote(quoteOrderChange, input && { params: { number }, body: input });
  const change = useDeskWrite(changeDeskOrder, [readDeskOrder, listDeskOrders, listOrderChanges]);
  const shown = input ? quote.data : undefined;
  const failure = failureOf(quote.error);
  const asks = shown?.needs_consent ?? false;
  const send = form.submit(async ({ reason }) => {
    if (!input || !shown || !quote.isSettled) return;
    const accepted_total = shown.difference.prices.after.payable.value;
    const body = { ...input, reason, accepted_total };
    const done = await change.mutateAsync([
      { params: { number }, body, idempotencyKey: key, ifMatch: String(revision) },
    ]);
    if (!done.ok) {
      setKey(crypto.randomUUID());
      return form.showFailure(done.failure);
    }
    form.forget();
    const { new_number: newNumber } = done.value;
    showDone(newNumber ? `${newNumber} takes the place of ${number}` : "The customer is asked by e-mail");
    await navigate({ to: `/orders/${newNumber ?? number}` });
  });
  return (
    <>
      <div className={css.columns}>
        <div className={layouts.stack}>
          <LineEditor
            text={entries.lines}
            quoted={shown?.lines ?? []}
            onText={(lines) => form.form.setValue("lines", lines, { shouldDirty: true })}
          />
          {form.form.formState.errors.lines && <Alert tone="critical">Leave at least one article.</Alert>}
        </div>
        <form id="change" className={css.aside} onSubmit={send} noValidate>
          <h2>What changes</h2>
          {shown && <Difference difference={shown.difference} />}
          {shown?.notices.map((notice) => (
            <Alert key={notice}>{notice}</Alert>
          ))}
          {shown?.problems.map(({ code, message }) => (
            <Alert key={`${code} ${message}`} tone="caution">
              {message}
            </Alert>
          ))}
          {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
          <SelectField label="Delivery" {...form.field("place")}>
            <option value="">As it is</option>
            {order.delivery.method === "pickup" && order.address !== null && (
              <option value="delivery">To the address</option>
            )}
            {(options?.showrooms ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                Collected at {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Payment" {...form.field("payment")}>
            {payments.map((method) => (
              <option key={method} value={method}>
                {paymentNames[method]}
              </option>
            ))}
          </SelectField>
          {(order.prices?.discounts ?? []).some(({ code }) => code !== "") && (
            <SelectField label="Voucher" {...form.field("takesVoucherOff")}>
              <option value="">Keep it</option>
              <option value="yes">Take it off</option>
            </SelectField>
          )}
          <TextField label="Another voucher" optional autoComplete="off" {...form.field("voucher")} />
          <TextField label="Why" hint="The customer reads it" autoComplete="off" {...form.field("reason")} />
          {form.problem && <Alert tone="critical">{form.problem}</Alert>}
          <p className={css.muted}>
            {asks
              ? "The customer agrees by a link in an e-mail; until then the order stays as it is."
              : "Made at once: the same goods, and no more to pay."}
          </p>
          <Button type="submit" fill pending={change.isPending || !quote.isSettled}>
            {!quote.isSettled
              ? totalIsComing
              : buttonWords(asks, shown?.difference.prices.after.payable.value)}
          </Button>
        </form>
      </div>
      <UnsavedGuard isDirty={form.isDirty && !change.isPending && !change.data?.ok} onLeave={form.forget} />
    </>
  );
}

function buttonWords(asks: boolean, total: number | undefined): string {
  const amount = total === undefined ? "" : `: ${nairaText(total)}`;
  return `${asks ? "Ask the customer" : "Change the order"}${amount}`;
}

import { nairaText } from "@precise/cart-core/money";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import {
  findCallersOrders,
  placeTelephoneOrder,
  quoteTelephoneOrder,
  readOrderOptions,
} from "@precise/contract/desk/orders/telephone-orders";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Page } from "#desk/parts/page.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { LineEditor } from "#desk/written-lines/line-editor.tsx";
import { withPieces } from "#desk/written-lines/lines-text.ts";
import { Totals } from "#desk/written-lines/totals.tsx";
import { totalIsComing, useQuote } from "#desk/written-lines/use-quote.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { AgreedFields } from "./agreed-fields.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { CartLinkField } from "./cart-link-field.tsx";
import { bodyOf, emptyOrder, orderEntries, quoteOf } from "./order-entries.ts";
import { type Placed, PlacedOrder } from "./placed-order.tsx";

const paymentNames = {
  bank_transfer: "Bank transfer",
  pay_on_delivery: "On delivery or collection",
  paystack: "Online, by a link",
} as const;

/** An order for someone on the telephone; all figures are the shop's own. */
export function NewOrderScreen() {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [round, setRound] = useState(0);
  if (placed !== null) {
    const again = () => {
      setPlaced(null);
      setRound(round + 1);
    };
    return <PlacedOrder placed={placed} onAnother={again} />;
  }
  return <NewOrderForm key={round} onPlaced={setPlaced} />;
}

function NewOrderForm({ onPlaced }: { readonly onPlaced: (placed: Placed) => void }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data: options } = useQuery({ ...deskQuery(readOrderOptions), staleTime: 300_000 });
  const { phone = "" } = useAddress();
  const form = useDeskForm("new order", orderEntries, { ...emptyOrder, phone });
  const entries = form.form.watch();
  const { data: quote, error, isSettled } = useQuote(quoteTelephoneOrder, quoteOf(entries));
  const place = useDeskWrite(placeTelephoneOrder, [listDeskOrders, findCallersOrders]);
  const setLines = (lines: string) => form.form.setValue("lines", lines, { shouldDirty: true });
  const hasLines = quoteOf(entries) !== undefined;
  const shown = hasLines ? quote : undefined;
  const failure = failureOf(error);
  const send = form.submit(async (checked) => {
    if (shown === undefined || !isSettled) return;
    const body = { ...bodyOf(checked), accepted_total: shown.prices.payable.value };
    const done = await place.mutateAsync([{ body, idempotencyKey: key }]);
    if (!done.ok) {
      // What is sent next is another request.
      setKey(crypto.randomUUID());
      return form.showFailure(done.failure);
    }
    form.forget();
    onPlaced(done.value);
  });
  return (
    <Page title="New order">
      <div className={css.columns}>
        <div className={layouts.stack}>
          <LineEditor text={entries.lines} quoted={shown?.lines ?? []} onText={setLines} />
          <CartLinkField onLines={(lines) => setLines(withPieces(form.form.getValues("lines"), lines))} />
          <form id="new-order" className={layouts.stack} onSubmit={send} noValidate>
            <BuyerFields form={form} showrooms={options?.showrooms ?? []} />
          </form>
        </div>
        <section className={css.aside} aria-labelledby="sums">
          <h2 id="sums">Total</h2>
          <SelectField label="Payment" form="new-order" {...form.field("payment")}>
            {(options?.payments ?? (["bank_transfer"] as const)).map((method) => (
              <option key={method} value={method}>
                {paymentNames[method]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Voucher"
            form="new-order"
            optional
            autoComplete="off"
            {...form.field("voucher")}
          />
          <AgreedFields form={form} />
          {shown ? (
            <Totals prices={shown.prices} isBusy={!isSettled} />
          ) : (
            <p className={css.muted}>Add an article to see what it comes to.</p>
          )}
          {shown?.notices.map((notice) => (
            <Alert key={notice}>{notice}</Alert>
          ))}
          {shown?.problems.map(({ code, message }) => (
            <Alert key={`${code} ${message}`} tone="caution">
              {message}
            </Alert>
          ))}
          {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
          {form.form.formState.errors.lines && <Alert tone="critical">Add an article.</Alert>}
          {form.problem && <Alert tone="critical">{form.problem}</Alert>}
          <Button type="submit" form="new-order" fill pending={place.isPending || !isSettled}>
            {!isSettled
              ? totalIsComing
              : shown
                ? `Place for ${nairaText(shown.prices.payable.value)}`
                : "Place the order"}
          </Button>
        </section>
      </div>
      <UnsavedGuard isDirty={form.isDirty && !place.isPending && !place.data?.ok} onLeave={form.forget} />
    </Page>
  );
}

import { piecesOf } from "@precise/cart-core/part-shipments";
import { listDeliveries, readDelivery } from "@precise/contract/desk/deliveries";
import { readOrderLedger } from "@precise/contract/desk/money/payments";
import { cancelOrderRest, quoteOrderRest } from "@precise/contract/desk/orders/cancel-rest";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { type DeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import type { DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { useQuote } from "#desk/written-lines/use-quote.ts";
import { linesToSend } from "./lines-to-send.ts";
import { followsOf } from "./rest-follows.ts";

const stale = [readDeskOrder, listDeskOrders, readToday, listDeliveries, readDelivery, readOrderLedger];
const entries = z.object({ reason: textEntry("Say why: the customer reads it.") });

/**
 * Takes what is not sent off a packed order, or some of it: says what the order costs then, and what becomes of its money.
 * @param onDone gets the order as it is then @source decision 139
 */
export function CancelRestDialog(props: {
  readonly order: DeskOrder;
  readonly onDone: (order: DeskOrder, reason: string) => void;
  readonly onClose: () => void;
  /** It has changed since it was read. @param data of the 409 */
  readonly onConflict: (data: unknown) => void;
}) {
  const { order, onDone, onClose, onConflict } = props;
  const { number, revision, delivery } = order;
  const [lines] = useState(() => linesToSend(order));
  // Of an order of which nothing was sent some is left: else it is cancelled.
  const [off, setOff] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ line, quantity }) => [line, delivery.parts ? quantity : 0])),
  );
  const chosen = lines.map(({ line, quantity }) => ({ line, quantity: off[line] ?? 0, of: quantity }));
  const pieces = piecesOf(chosen);
  const form = useDeskForm(`cancel rest ${number}`, entries, { reason: "" });
  const [key] = useState(() => crypto.randomUUID());
  const quote = useQuote(
    quoteOrderRest,
    pieces === 0 ? undefined : { params: { number }, body: { lines: chosen } },
  );
  const failure = pieces === 0 ? null : failureOf(quote.error);
  const cancel = useDeskWrite(cancelOrderRest, stale);
  return (
    <FormDialog
      title={`Cancel what is not sent: ${number}`}
      action={pieces === 0 ? "Cancel pieces" : `Cancel ${pieces === 1 ? "1 piece" : `${pieces} pieces`}`}
      dismiss="Keep them"
      tone="critical"
      form={form}
      isPending={cancel.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const result = await cancel.mutateAsync([
          {
            params: { number },
            body: { lines: chosen, reason },
            ifMatch: String(revision),
            idempotencyKey: key,
          },
        ]);
        if (!result.ok && result.failure.code === "conflict") return onConflict(result.failure.data);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(
          `${number}: ${pieces === 1 ? "1 piece is" : `${pieces} pieces are`} cancelled`,
          "The customer gets an e-mail.",
        );
        onDone(result.value, reason);
      }}
    >
      {lines.map(({ line, sku, name, side_mark, quantity }) => (
        <TextField
          key={line}
          id={`off-${line}`}
          label={[sku, name, side_mark].filter(Boolean).join(" · ")}
          hint={`${quantity} not sent. How many are cancelled?`}
          inputMode="numeric"
          autoComplete="off"
          value={String(off[line] ?? 0)}
          onChange={({ target }) =>
            setOff({ ...off, [line]: Number(target.value.replaceAll(/\D/g, "").slice(0, 6)) })
          }
        />
      ))}
      <TextField label="Why" hint="The customer reads it" {...form.field("reason")} />
      <div aria-live="polite">
        {failure && <Alert tone="caution">{failureWords(failure)}</Alert>}
        {!failure && pieces > 0 && quote.data && <Follows of={quote.data} />}
      </div>
    </FormDialog>
  );
}

/** What follows, a sentence for each thing. */
function Follows({ of }: { readonly of: DataOf<typeof quoteOrderRest> }) {
  return (
    <ul className={layouts.list}>
      {followsOf(of).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

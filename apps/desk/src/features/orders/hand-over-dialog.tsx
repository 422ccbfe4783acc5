import { nairaText } from "@precise/cart-core/money";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import {
  type DeskOrder,
  moveDeskOrder,
  type OrderMove,
  type PaidWay,
  paidWays,
  readDeskOrder,
} from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const stale = [readDeskOrder, listDeskOrders, readToday];

/** What the buyer in the showroom paid with, in the words of the dialog. */
export const paidWayNames: Readonly<Record<PaidWay, string>> = {
  cash: "Cash, into the till",
  pos: "Card, by the POS terminal",
  bank: "Bank transfer",
  none: "Not paid",
};

const entries = z.object({
  paid: z.object({
    by: z.pipe(
      z.string().check(z.refine((typed) => wayOf(typed) !== undefined, "Say how it was paid.")),
      z.transform((typed) => wayOf(typed) ?? "none"),
    ),
    reference: optionalEntry(120),
    payer: optionalEntry(120),
    reason: optionalEntry(),
  }),
  despite: optionalEntry(),
});

function wayOf(typed: string): PaidWay | undefined {
  return paidWays.find((each) => each === typed);
}

/** Hands over in the showroom what is not paid yet: the person who does it says how the money came. Nothing is chosen for them. */
export function HandOverDialog(props: {
  readonly order: DeskOrder;
  readonly move: OrderMove;
  readonly onClose: () => void;
  /** It has changed since it was read. @param data of the 409 */
  readonly onConflict: (data: unknown) => void;
}) {
  const { order, move, onClose, onConflict } = props;
  const { number, revision } = order;
  const due = move.due?.value ?? 0;
  const form = useDeskForm(`hand over ${number}`, entries, {
    paid: { by: "", reference: "", payer: "", reason: "" },
    despite: "",
  });
  const by = wayOf(form.form.watch("paid.by"));
  const write = useDeskWrite(moveDeskOrder, stale);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      title={`Hand over ${number}`}
      action="Hand over"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ paid, despite }) => {
        const body = {
          to: "delivered",
          paid: {
            by: paid.by,
            ...(by !== "none" && by !== "cash" && paid.reference !== "" && { reference: paid.reference }),
            ...(by === "bank" && paid.payer !== "" && { payer: paid.payer }),
            ...(by === "none" && paid.reason !== "" && { reason: paid.reason }),
          },
          ...(despite !== "" && { despite_refund: despite }),
        };
        const result = await write.mutateAsync([
          { params: { number }, body, ifMatch: String(revision), idempotencyKey: key },
        ]);
        if (!result.ok && result.failure.code === "conflict") return onConflict(result.failure.data);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(
          `${number} is handed over`,
          paid.by === "none" ? `${nairaText(due)} is still to be paid.` : `${nairaText(due)} is booked.`,
        );
        onClose();
      }}
    >
      <p>{nairaText(due)} is due.</p>
      <SelectField label="How it was paid" {...form.field("paid.by")}>
        <option value="">Choose</option>
        {paidWays.map((way) => (
          <option key={way} value={way}>
            {paidWayNames[way]}
          </option>
        ))}
      </SelectField>
      {by === "pos" && (
        <TextField
          label="The terminal's reference"
          hint="It stands on the slip"
          autoComplete="off"
          {...form.field("paid.reference")}
        />
      )}
      {by === "bank" && (
        <>
          <TextField label="Who sent it" autoComplete="off" {...form.field("paid.payer")} />
          <TextField
            label="The bank's reference"
            hint="Look in the bank's own app: a picture of a transfer is no proof"
            optional
            autoComplete="off"
            {...form.field("paid.reference")}
          />
        </>
      )}
      {by === "none" && (
        <TextField
          label="Why it goes without its money"
          hint="Only the staff reads it"
          autoComplete="off"
          {...form.field("paid.reason")}
        />
      )}
      {move.is_held && (
        <TextField
          label="Money of this order went back. Why does it go all the same?"
          hint="Only the staff reads it"
          {...form.field("despite")}
        />
      )}
    </FormDialog>
  );
}

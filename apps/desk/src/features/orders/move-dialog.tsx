import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import {
  confirmDeskOrder,
  type DeskOrder,
  moveDeskOrder,
  type OrderMove,
  proposeDeskFee,
  readDeskOrder,
} from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { nairaEntry, optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { actWords, stageWords } from "#desk/parts/order-words.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";

const stale = [readDeskOrder, listDeskOrders, readToday];

interface Parts {
  readonly order: DeskOrder;
  readonly move: OrderMove;
  readonly onClose: () => void;
  /** It has changed since it was read. @param data of the 409 */
  readonly onConflict: (data: unknown) => void;
}

/** Asks for what a move needs, and makes it for the revision that is on the screen. */
export function MoveDialog(props: Parts) {
  const { needs } = props.move;
  if (needs.includes("fee")) return <FeeDialog {...props} />;
  return needs.includes("paid") ? <HandOverDialog {...props} /> : <StageDialog {...props} />;
}

function StageDialog({ order, move, onClose, onConflict }: Parts) {
  const { number, revision, stage } = order;
  const { to, needs, is_held: isHeld = false } = move;
  const isWhyNeeded = needs.includes("reason");
  const form = useDeskForm(
    `move ${number} ${to}`,
    z.object({
      reason: isWhyNeeded ? textEntry("Say why: the customer reads it.") : optionalEntry(),
      restocks: z.boolean(),
      despite: isHeld ? textEntry("Say why it goes all the same.") : optionalEntry(),
    }),
    { reason: "", restocks: false, despite: "" },
  );
  const isByPhone = stage !== "cancelled" && to === "confirmed";
  const write = useDeskWrite(moveDeskOrder, stale);
  const confirm = useDeskWrite(confirmDeskOrder, stale);
  const [key] = useState(() => crypto.randomUUID());
  const input = { params: { number }, ifMatch: String(revision), idempotencyKey: key };
  return (
    <FormDialog
      title={`${actWords(order, to)}: ${number}`}
      action={actWords(order, to)}
      {...(to === "cancelled" ? { tone: "critical", dismiss: "Keep the order" } : {})}
      form={form}
      isPending={write.isPending || confirm.isPending}
      onClose={onClose}
      onSend={async ({ reason, restocks, despite }) => {
        const body = {
          to,
          ...(reason === "" ? {} : { reason }),
          ...(restocks ? { restocks } : {}),
          ...(despite === "" ? {} : { despite_refund: despite }),
        };
        const result = isByPhone
          ? await confirm.mutateAsync([{ ...input, body: {} }])
          : await write.mutateAsync([{ ...input, body }]);
        if (!result.ok && result.failure.code === "conflict") return onConflict(result.failure.data);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(`${number}: ${stageWords(result.value.stage)}`);
        onClose();
      }}
    >
      {isWhyNeeded && <TextField label="Why" hint="The customer reads it" {...form.field("reason")} />}
      {isHeld && (
        <TextField
          label="Money of this order went back. Why does it go all the same?"
          hint="Only the staff reads it"
          {...form.field("despite")}
        />
      )}
      {needs.includes("restock") && (
        <Checkbox label="The goods can be sold again" {...form.form.register("restocks")} />
      )}
      {needs.length === 0 && (
        <p>
          {isByPhone
            ? "You have called the customer, and the order is real. Its goods are held for the full time."
            : `${number} becomes: ${stageWords(to)}.`}
        </p>
      )}
    </FormDialog>
  );
}

const feeEntries = z.object({ amount: nairaEntry() });

function FeeDialog({ order, onClose, onConflict }: Parts) {
  const { number, revision } = order;
  const form = useDeskForm(`fee ${number}`, feeEntries, { amount: "" });
  const propose = useDeskWrite(proposeDeskFee, stale);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      title={`Delivery fee of ${number}`}
      action="Propose the fee"
      form={form}
      isPending={propose.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await propose.mutateAsync([
          { params: { number }, body, ifMatch: String(revision), idempotencyKey: key },
        ]);
        if (!result.ok && result.failure.code === "conflict") return onConflict(result.failure.data);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(`Fee proposed for ${number}`, "The customer gets an e-mail with a link to accept it.");
        onClose();
      }}
    >
      <MoneyField label="Delivery fee" {...form.field("amount")} />
    </FormDialog>
  );
}

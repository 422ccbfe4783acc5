import {
  adjustKinds,
  adjustStock,
  listStock,
  readStockItem,
  type StockRow,
} from "@precise/contract/desk/stock";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { countEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { kindNames } from "./stock-words.ts";

const words = "Enter how many pieces, such as 12 or -2.";
const schema = z.object({
  by: countEntry(words, { least: -100_000, most: 100_000 }).check(z.refine((count) => count !== 0, words)),
  kind: z.pipe(
    z.string().check(z.minLength(1, "Choose a reason.")),
    z.transform((kind) => adjustKinds.find((each) => each === kind) ?? "other"),
  ),
  reason: textEntry("Say what happened."),
});

/** Corrects what is for sale, with the reason. */
export function AdjustDialog({ item, onClose }: { readonly item: StockRow; readonly onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useDeskForm(`adjust ${item.sku}`, schema, { by: "", kind: "", reason: "" });
  const adjust = useDeskWrite(adjustStock, [listStock, readStockItem]);
  const typed = Number(form.form.watch("by"));
  const after = item.available + (Number.isInteger(typed) ? typed : 0);
  return (
    <FormDialog
      title={`Adjust ${item.sku}`}
      action="Adjust"
      form={form}
      isPending={adjust.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const done = await adjust.mutateAsync([{ body: { sku: item.sku, ...entries }, idempotencyKey: key }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone(`${item.sku}: ${done.value.after} for sale`, `It was ${done.value.before}.`);
        onClose();
      }}
    >
      <TextField
        label="Pieces"
        hint={`${item.available} are for sale, and ${item.reserved} reserved. 12 adds, -2 takes off${after < 0 ? "." : `: then ${after} are for sale.`}`}
        inputMode="text"
        autoComplete="off"
        {...form.field("by")}
      />
      <SelectField label="Reason" {...form.field("kind")}>
        <option value="">Choose</option>
        {adjustKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectField>
      <TextField label="What happened" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}

import { claimKinds, claimReasons, claimWishes } from "@precise/cart-core/claim-words";
import { listDeskReturns, openDeskReturn } from "@precise/contract/desk/returns";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { countEntry, optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { kindNames, reasonNames, wishNames } from "./return-words.ts";

const entries = z.object({
  order: textEntry("Enter the order's number.", 40),
  sku: textEntry("Enter the SKU.", 64),
  quantity: countEntry("Enter how many pieces.", { least: 1, most: 10_000 }),
  kind: z.enum(claimKinds),
  reason: z.enum(claimReasons),
  wish: z.enum(claimWishes),
  serial: optionalEntry(60),
  note: optionalEntry(2000),
});

/** Writes a return or warranty claim down for a customer who calls. */
export function OpenReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  const open = useDeskWrite(openDeskReturn, [listDeskReturns]);
  const form = useDeskForm("return", entries, {
    order: "",
    sku: "",
    quantity: "1",
    kind: "return",
    reason: "faulty",
    wish: "refund",
    serial: "",
    note: "",
  });
  async function send({ sku, quantity, reason, serial, note, ...claim }: z.output<typeof entries>) {
    const lines = [{ sku, quantity, reason, ...(serial !== "" && { serial }) }];
    const opened = await open.mutateAsync([{ body: { ...claim, lines, ...(note !== "" && { note }) } }]);
    if (!opened.ok) return form.showFailure(opened.failure);
    form.forget();
    onClose();
    router.history.push(`/returns/${opened.value.number}`);
  }
  return (
    <FormDialog
      title="Write a return down"
      action="Write it down"
      form={form}
      isPending={open.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextField label="Order" autoComplete="off" {...form.field("order")} />
      <TextField label="SKU" autoComplete="off" {...form.field("sku")} />
      <TextField label="Pieces" inputMode="numeric" autoComplete="off" {...form.field("quantity")} />
      <Choice label="Kind" names={kindNames} {...form.field("kind")} />
      <Choice label="Why" names={reasonNames} {...form.field("reason")} />
      <Choice label="They would like" names={wishNames} {...form.field("wish")} />
      <TextField label="Serial number" optional autoComplete="off" {...form.field("serial")} />
      <TextareaField label="In their words" optional rows={3} {...form.field("note")} />
    </FormDialog>
  );
}

function Choice({
  label,
  names,
  ...field
}: {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly id: string;
  readonly error: string | undefined;
}) {
  return (
    <SelectField label={label} {...field}>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

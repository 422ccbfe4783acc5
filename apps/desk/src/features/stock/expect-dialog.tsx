import { expectIncoming, listIncoming, listStock } from "@precise/contract/desk/stock";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { comingDayEntry, optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { readLines, type TypedLine } from "./read-lines.ts";

const lines = z.pipe(
  z.string().check(
    z.refine((text) => !("lines" in readLines(text)) || linesOf(text).length > 0, "Enter at least one line."),
    z.check(({ value, issues }) => {
      const read = readLines(value);
      if ("wrong" in read)
        issues.push({
          code: "custom",
          input: value,
          message: `Line ${read.wrong} is not an item number and how many, such as LMP-1 12.`,
        });
    }),
  ),
  z.transform(linesOf),
);
const schema = z.object({
  supplier: textEntry("Enter the supplier.", 120),
  reference: optionalEntry(80),
  expected_on: comingDayEntry,
  lines,
});

/** Notes what a supplier is to bring. */
export function ExpectDialog({ onClose }: { readonly onClose: () => void }) {
  const start = { supplier: "", reference: "", expected_on: "", lines: "" };
  const form = useDeskForm("expect goods", schema, start);
  const expect = useDeskWrite(expectIncoming, [listIncoming, listStock]);
  return (
    <FormDialog
      title="Expect goods"
      action="Expect"
      look="wide"
      form={form}
      isPending={expect.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const body = { ...entries, lines: [...entries.lines] };
        const done = await expect.mutateAsync([{ body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone(`Expected from ${entries.supplier}`);
        onClose();
      }}
    >
      <TextField label="Supplier" autoComplete="off" {...form.field("supplier")} />
      <TextField
        label="Reference"
        hint="The supplier's or the carrier's number"
        optional
        autoComplete="off"
        {...form.field("reference")}
      />
      <TextField label="Expected on" type="date" min={todayInLagos()} {...form.field("expected_on")} />
      <TextareaField
        label="Goods"
        hint="One line each: item number and pieces, such as LMP-1 12. A scanned number alone is one piece."
        rows={8}
        spellCheck={false}
        {...form.field("lines")}
      />
    </FormDialog>
  );
}

function linesOf(text: string): readonly TypedLine[] {
  const read = readLines(text);
  return "lines" in read ? read.lines : [];
}

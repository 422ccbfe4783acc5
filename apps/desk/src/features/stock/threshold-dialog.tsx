import { listStock, readStockItem, type StockRow, setStockThreshold } from "@precise/contract/desk/stock";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const schema = z.object({
  pieces: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,5}$/, "Enter how many pieces, or nothing.")),
    z.transform((typed) => (typed === "" ? null : Number(typed))),
  ),
});

/** Says at how many pieces an article runs low. */
export function ThresholdDialog({
  item,
  onClose,
}: {
  readonly item: StockRow;
  readonly onClose: () => void;
}) {
  const form = useDeskForm(`low mark ${item.sku}`, schema, { pieces: item.threshold?.toString() ?? "" });
  const set = useDeskWrite(setStockThreshold, [listStock, readStockItem]);
  return (
    <FormDialog
      title={`When ${item.sku} runs low`}
      action="Save"
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async ({ pieces }) => {
        const done = await set.mutateAsync([{ body: { sku: item.sku, pieces } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <TextField
        label="Low at, in pieces"
        hint="Empty: at what the shop settings say, or at fewer than were sold in 14 days."
        inputMode="numeric"
        autoComplete="off"
        optional
        {...form.field("pieces")}
      />
    </FormDialog>
  );
}

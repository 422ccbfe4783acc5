import { createPriceList } from "@precise/contract/desk/trade/price-lists";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { nairaEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Outcome, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import * as css from "#desk/trade/trade.css.ts";
import { listHref } from "./price-words.ts";

const percentWords = "Enter a percentage with at most one decimal, such as 92.5.";
const schema = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[a-z][a-z0-9-]{0,39}$/, "Enter lower-case letters, digits and hyphens, such as frame-2027."),
    ),
  label: textEntry("Enter the name that its clients see.", 60),
  percent: z.pipe(
    z.string().check(
      z.trim(),
      z.regex(/^\d{1,4}(\.\d)?$/, percentWords),
      z.refine((typed) => Number(typed) >= 0.1 && Number(typed) <= 1000, "Enter 0.1 to 1,000."),
    ),
    z.transform(Number),
  ),
  rounding: nairaEntry({ most: 10_000 }),
});

/** A list whose prices are a percentage of the catalogue's trade prices. */
export function CreateListDialog(props: {
  readonly onEnd: (outcome: Outcome | null) => void;
  readonly onClose: () => void;
}) {
  const { onEnd, onClose } = props;
  const router = useRouter();
  const form = useDeskForm("new price list", schema, { code: "", label: "", percent: "", rounding: "50" });
  const create = useDeskWrite(createPriceList, staleAfterTrade);
  return (
    <FormDialog
      title="New price list"
      action="Make the list"
      form={form}
      isPending={create.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await create.mutateAsync([{ body }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onEnd(outcomeOf(result.value));
        if (result.value.done) router.history.push(listHref(result.value.done.code));
      }}
    >
      <div className={css.pair}>
        <TextField
          label="Code"
          hint="Such as frame-2027; it stays"
          autoComplete="off"
          {...form.field("code")}
        />
        <TextField label="Name" hint="Its clients see it" autoComplete="off" {...form.field("label")} />
        <TextField
          label="Percent of the trade prices"
          hint="100 is the catalogue's own trade price"
          inputMode="decimal"
          autoComplete="off"
          {...form.field("percent")}
        />
        <MoneyField label="Rounded to" hint="Prices are multiples of it" {...form.field("rounding")} />
      </div>
      <p className={texts.muted}>
        A second person is asked where a price falls below 80 % of the catalogue's trade price. No trade
        client pays more than the shop's price.
      </p>
    </FormDialog>
  );
}

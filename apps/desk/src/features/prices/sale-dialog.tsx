import { nairaText } from "@precise/cart-core/money";
import { priceRoundings } from "@precise/cart-core/price-change";
import { calendarDay } from "@precise/contract/wire/calendar-input";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { readAmount, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { roundingOf } from "./change-dialog.tsx";
import { MomentFields, momentOf, type TypedMoment } from "./moment-fields.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { productsText } from "./price-change-words.ts";
import * as css from "./prices.css.ts";
import { useIsOwner } from "./use-is-owner.ts";
import { usePriceChange } from "./use-price-change.ts";
import { countOf, type WhichProducts } from "./which-products.ts";

const schema = z
  .object({
    name: textEntry("Give the sale a name.", 60),
    way: z.enum(["percent", "set"]),
    amount: z.string().check(
      z.trim(),
      z.refine(
        (typed) => (readAmount(typed.replace("%", "")) ?? 0) > 0,
        "Enter a number such as 20 or 12,500.",
      ),
    ),
    roundTo: z.string(),
    lastDay: z
      .string()
      .check(z.refine((typed) => calendarDay.safeParse(typed).success, "Enter the last day.")),
    inSale: z.boolean(),
  })
  .check(
    z.refine(({ way, amount }) => way !== "percent" || (readAmount(amount.replace("%", "")) ?? 0) < 100, {
      path: ["amount"],
      error: "Less than 100 %.",
    }),
  );

/** Reduces products from a time to the end of a day: what and when, then what it would do. */
export function SaleDialog(props: {
  readonly which: WhichProducts;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { which, onClose, onDone } = props;
  const form = useDeskForm("price sale", schema, {
    name: "",
    way: "percent" as "percent" | "set",
    amount: "",
    roundTo: "100",
    lastDay: "",
    inSale: true,
  });
  const [from, setFrom] = useState<TypedMoment>({ day: "", time: "" });
  const [fromError, setFromError] = useState<string>();
  const sale = usePriceChange(() => {
    form.forget();
    onDone();
  });
  const isOwner = useIsOwner();
  const way = form.form.watch("way");
  const title = `A sale of ${productsText(countOf(which))}`;
  if (sale.preview !== undefined)
    return (
      <PreviewStep
        title={title}
        preview={sale.preview}
        canWait={false}
        asksOwner={!isOwner}
        action={momentOf(from) === null ? "Start the sale now" : "Plan the sale"}
        isPending={sale.isPending}
        problem={sale.problem}
        onApply={(at) => void sale.apply(at)}
        backLabel="Back"
        onBack={sale.back}
        onClose={sale.back}
      />
    );
  return (
    <FormDialog
      title={title}
      action="Preview"
      form={form}
      isPending={sale.isPending}
      onClose={onClose}
      onSend={async ({ name, amount, inSale, lastDay, roundTo, ...entries }) => {
        const starts = momentOf(from);
        const isSlip = starts === null && (from.day !== "" || from.time !== "");
        setFromError(isSlip ? "Enter a day and a time, or neither for now." : undefined);
        if (isSlip) return;
        const size = readAmount(amount.replace("%", "")) ?? 0;
        const failure = await sale.look({
          kind: "sale",
          body: {
            ...which,
            name,
            ...(entries.way === "percent" ? { percent: size } : { set: size }),
            ...(entries.way === "percent" && { round_to: roundingOf(roundTo) }),
            ...(starts !== null && { starts_at: starts }),
            last_day: lastDay,
            in_sale_category: inSale,
          },
        });
        if (failure?.field === "starts_at") setFromError(failure.message);
        else if (failure) form.showFailure(failure);
      }}
    >
      <TextField
        label="Name"
        hint="Such as Black Friday; shoppers do not see it"
        autoComplete="off"
        {...form.field("name")}
      />
      <div className={css.pair}>
        <SelectField label="How" {...form.field("way")}>
          <option value="percent">Percent off the price</option>
          <option value="set">One price for all</option>
        </SelectField>
        <TextField
          label={way === "percent" ? "Percent off" : "Sale price (₦)"}
          inputMode="decimal"
          autoComplete="off"
          {...form.field("amount")}
        />
        {way === "percent" && (
          <SelectField label="Round to" {...form.field("roundTo")}>
            {priceRoundings.map((each) => (
              <option key={each} value={each}>
                {nairaText(each)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <MomentFields
        id="sale-from"
        label="From (empty: now)"
        value={from}
        error={fromError}
        onChange={setFrom}
      />
      <TextField
        label="Last day"
        type="date"
        hint="To the end of this day in Lagos"
        {...form.field("lastDay")}
      />
      <Checkbox label="Show them in the category Sale meanwhile" {...form.form.register("inSale")} />
    </FormDialog>
  );
}

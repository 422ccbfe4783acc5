import { nairaText } from "@precise/cart-core/money";
import { priceRoundings } from "@precise/cart-core/price-change";
import { type PriceFieldName, priceFields } from "@precise/contract/desk/prices/prices";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";

import * as z from "zod/mini";
import { readAmount } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { PreviewStep } from "./preview-step.tsx";
import { fieldNames, productsText } from "./price-change-words.ts";
import * as css from "./prices.css.ts";
import { useIsOwner } from "./use-is-owner.ts";
import { usePriceChange } from "./use-price-change.ts";
import { countOf, type WhichProducts } from "./which-products.ts";

const ways = {
  percent: "By percent",
  add: "By naira",
  set: "Set to",
  none: "Take away",
} as const;

const schema = z
  .object({
    field: z.enum(priceFields),
    way: z.enum(["percent", "add", "set", "none"]),
    amount: z.string().check(z.trim()),
    roundTo: z.string(),
    withSpecial: z.boolean(),
    withTrade: z.boolean(),
  })
  .check(
    z.refine(({ way, amount }) => way === "none" || signedAmount(amount) !== null, {
      path: ["amount"],
      error: "Enter a number such as 8, -5 or 12,500.",
    }),
    z.refine(({ way, amount }) => way !== "set" || (signedAmount(amount) ?? 1) > 0, {
      path: ["amount"],
      error: "Enter an amount above zero.",
    }),
    z.refine(({ way, amount }) => way === "none" || way === "set" || signedAmount(amount) !== 0, {
      path: ["amount"],
      error: "By 0 nothing would change.",
    }),
    z.refine(({ field, way }) => field !== "price" || way !== "none", {
      path: ["way"],
      error: "A product cannot be without a price.",
    }),
  );

/** `8`, `-5`, `−2.5`, `+1,000`; null for what is no number. */
function signedAmount(typed: string): number | null {
  const [, sign = "", size = ""] = /^\s*([+\-−]?)\s*(.+?)\s*%?\s*$/.exec(typed) ?? [];
  const amount = readAmount(size);
  return amount === null ? null : sign === "" || sign === "+" ? amount : -amount;
}

/** Changes one price of many products: the rule, then what it would do. */
export function ChangeDialog(props: {
  readonly which: WhichProducts;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { which, onClose, onDone } = props;
  const count = countOf(which);
  const form = useDeskForm("price change", schema, {
    field: "price" as PriceFieldName,
    way: "percent" as keyof typeof ways,
    amount: "",
    roundTo: "50",
    withSpecial: false,
    withTrade: false,
  });
  const change = usePriceChange(() => {
    form.forget();
    onDone();
  });
  const isOwner = useIsOwner();
  const [way, field] = form.form.watch(["way", "field"]);
  const title = `Change prices of ${productsText(count)}`;
  if (change.preview !== undefined)
    return (
      <PreviewStep
        title={title}
        preview={change.preview}
        canWait
        asksOwner={!isOwner}
        action={`Change ${productsText(change.preview.counts.changes)}`}
        isPending={change.isPending}
        problem={change.problem}
        onApply={(at) => void change.apply(at)}
        backLabel="Back"
        onBack={change.back}
        onClose={change.back}
      />
    );
  return (
    <FormDialog
      title={title}
      action="Preview"
      form={form}
      isPending={change.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const amount = signedAmount(entries.amount) ?? 0;
        // What is set is meant as it stands.
        const rounds = entries.way === "percent" || entries.way === "add";
        const also = [
          ...(entries.withSpecial ? (["special_price"] as const) : []),
          ...(entries.withTrade ? (["trade_price"] as const) : []),
        ];
        const failure = await change.look({
          kind: "change",
          body: {
            ...which,
            field: entries.field,
            ...(entries.way === "percent" && { percent: amount }),
            ...(entries.way === "add" && { add: amount }),
            ...(entries.way === "set" && { set: amount }),
            ...(entries.way === "none" && { set: null }),
            ...(rounds && entries.field === "price" && also.length > 0 && { also }),
            ...(rounds && { round_to: roundingOf(entries.roundTo) }),
          },
        });
        if (failure) form.showFailure(failure);
      }}
    >
      <div className={css.pair}>
        <SelectField label="Which price" {...form.field("field")}>
          {priceFields.map((each) => (
            <option key={each} value={each}>
              {fieldNames[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label="How" {...form.field("way")}>
          {Object.entries(ways).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {way !== "none" && (
        <div className={css.pair}>
          <TextField
            label={way === "percent" ? "Percent" : way === "add" ? "Naira to add (₦)" : "New amount (₦)"}
            hint={
              way === "percent"
                ? "8 raises by 8 %, -5 lowers by 5 %"
                : way === "add"
                  ? "With a minus it is taken off"
                  : field === "trade_price" || field === "cost"
                    ? "Without VAT"
                    : "With VAT"
            }
            inputMode="text"
            autoComplete="off"
            {...form.field("amount")}
          />
          {way !== "set" && (
            <SelectField label="Round to" {...form.field("roundTo")}>
              {priceRoundings.map((each) => (
                <option key={each} value={each}>
                  {nairaText(each)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      {field === "price" && (way === "percent" || way === "add") && (
        <>
          <Checkbox
            label="Also the special price, where there is one"
            {...form.form.register("withSpecial")}
          />
          <Checkbox label="Also the trade price, where there is one" {...form.form.register("withTrade")} />
        </>
      )}
    </FormDialog>
  );
}

export function roundingOf(text: string) {
  return priceRoundings.find((each) => String(each) === text) ?? 1;
}

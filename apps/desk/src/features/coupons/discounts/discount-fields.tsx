import { listCategories } from "@precise/contract/desk/products/categories";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import { DaySpanFields } from "#desk/written-lines/day-span-fields.tsx";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { categoryOptions } from "./category-options.ts";
import type { TypedDiscount } from "./discount-entries.ts";

/** The fields of a discount without a code. @param isNew whether it can be left switched off */
export function DiscountFields({
  form,
  isNew,
}: {
  readonly form: DeskForm<TypedDiscount, TypedDiscount>;
  readonly isNew: boolean;
}) {
  const { data } = useQuery({ ...deskQuery(listCategories), staleTime: 300_000 });
  const { kind, category } = form.form.watch();
  return (
    <>
      <TextField
        label="The customer reads"
        hint="Beside the amount, in the cart, e-mails and on the invoice: Harmattan week"
        autoComplete="off"
        {...form.field("label")}
      />
      <div className={css.pair}>
        <SelectField label="Kind" {...form.field("kind")}>
          <option value="percent">Percent off</option>
          <option value="amount">An amount off</option>
        </SelectField>
        {kind === "percent" ? (
          <TextField label="Percent off" inputMode="numeric" autoComplete="off" {...form.field("percent")} />
        ) : (
          <MoneyField label="Amount off" {...form.field("amount")} />
        )}
      </div>
      <SelectField
        label="On"
        hint="A category stands for all below it, too"
        {...form.field("category")}
        required={false}
      >
        <option value="">All goods</option>
        {categoryOptions(data?.categories ?? [], category).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <MoneyField
        label="All goods must cost this or more"
        hint="Goods of other categories count, too"
        optional
        {...form.field("minimum")}
      />
      <DaySpanFields from={form.field("from")} lastDay={form.field("last_day")} />
      <Checkbox label="Once per person, by e-mail and phone" {...form.form.register("once_per_person")} />
      {isNew && <Checkbox label="Switched on" {...form.form.register("is_enabled")} />}
    </>
  );
}

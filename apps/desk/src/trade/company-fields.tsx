import { listPriceLists } from "@precise/contract/desk/trade/price-lists";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import * as css from "./trade.css.ts";

type FieldOf = (name: "price_list" | "credit_limit" | "terms_days") => {
  readonly id: string;
  readonly error: string | undefined;
};

/** What is agreed with a new company: prices, limit, terms. */
export function CompanyFields({ field }: { readonly field: FieldOf }) {
  return (
    <>
      <PriceListField {...field("price_list")} />
      <div className={css.pair}>
        <MoneyField
          label="Credit limit"
          hint="0 for none; more takes a second person"
          {...field("credit_limit")}
        />
        <TextField
          label="Pays within, in days"
          hint="After an invoice on account"
          inputMode="numeric"
          autoComplete="off"
          {...field("terms_days")}
        />
      </div>
    </>
  );
}

/** A choice of the price lists there are. */
export function PriceListField(props: Omit<ComponentProps<typeof SelectField>, "label" | "children">) {
  const { data: lists = [] } = useQuery(deskQuery(listPriceLists));
  return (
    <SelectField label="Price list" {...props}>
      <option value="">Choose</option>
      {lists.map(({ code, label, percent }) => (
        <option key={code} value={code}>
          {code}: {label}, {percent} % of the trade prices
        </option>
      ))}
    </SelectField>
  );
}

/** Someone who gets an account. */
export function PersonFields({
  field,
}: {
  readonly field: (name: "email" | "firstname" | "lastname" | "phone") => ReturnType<FieldOf>;
}) {
  return (
    <>
      <div className={css.pair}>
        <TextField label="First name" autoComplete="off" {...field("firstname")} />
        <TextField label="Last name" autoComplete="off" {...field("lastname")} />
      </div>
      <div className={css.pair}>
        <TextField label="E-mail" type="email" autoComplete="off" {...field("email")} />
        <TextField label="Phone" type="tel" autoComplete="off" optional {...field("phone")} />
      </div>
    </>
  );
}

"use client";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { AddressFields } from "@precise/web/components/address-fields.client";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import type { EntryProblems } from "@precise/web/forms/entry-problems";
import { fieldProps } from "@precise/web/forms/field-props";
import { useCheckedForm } from "@precise/web/forms/use-checked-form";
import type { ReactNode } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import { type CheckoutEntries, type CheckoutField, longestKept } from "./checkout-fields.ts";
import type { PaymentChoice } from "./payment-choices.ts";

const { details: copy } = checkoutCopy;

/** Where the goods go, who takes them, the client's own references, and how they are paid. */
export function DetailsForm(props: {
  /** Whose form it is: what is typed is kept for this person only. */
  readonly owner: string;
  readonly entries: CheckoutEntries;
  readonly found: EntryProblems<CheckoutField>;
  /** Local government areas of the state that is chosen already. */
  readonly areas: readonly string[];
  readonly dates: { readonly first: string; readonly last: string; readonly hint: string };
  readonly choices: readonly PaymentChoice[];
}) {
  const { owner, entries, areas, dates, choices } = props;
  const form = useCheckedForm<CheckoutField>(
    {
      name: `client-checkout-${owner}`,
      action: fullPath("/checkout/save/details"),
      longestKept,
      loadRules: async () => {
        const { checkDetailsToday } = await import("./check-details.ts");
        return checkDetailsToday;
      },
    },
    props.found,
  );
  const propsOf = (field: CheckoutField) => fieldProps(field, entries, form.problems, checkoutCopy.problems);
  const open = choices.filter(({ isClosed }) => !isClosed);
  // Who may buy on account says each time whether they do.
  const usual = open.some(({ method }) => method === "on_account") && open.length > 1 ? undefined : open[0];
  return (
    <CheckedForm form={form} next={checkoutCopy.next} offline={checkoutCopy.offline}>
      <input type="hidden" name="owner" value={owner} />
      <Part title={copy.site}>
        <AddressFields words={checkoutCopy.address} propsOf={propsOf} typed={form.typed} known={areas} />
      </Part>
      <Part title={copy.contact}>
        <TextField {...propsOf("name")} label={copy.name} autoComplete="section-site name" />
        <TextField
          {...propsOf("phone")}
          label={copy.phone}
          hint={checkoutCopy.phoneHint}
          type="tel"
          autoComplete="section-site tel"
        />
      </Part>
      <Part title={copy.order}>
        <TextField {...propsOf("po_number")} label={copy.poNumber} hint={copy.poNumberHint} optional />
        <TextField
          {...propsOf("delivery_date")}
          label={copy.date}
          hint={dates.hint}
          type="date"
          min={dates.first}
          max={dates.last}
          optional
        />
        <TextareaField {...propsOf("note")} label={checkoutCopy.note} optional rows={3} maxLength={1000} />
      </Part>
      <RadioCards
        name="payment"
        legend={checkoutCopy.howToPay}
        defaultValue={(open.find(({ method }) => method === entries.payment) ?? usual)?.method}
        error={propsOf("payment").error}
        options={choices.map(({ method, ...choice }) => ({ value: method, ...choice }))}
      />
    </CheckedForm>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  );
}

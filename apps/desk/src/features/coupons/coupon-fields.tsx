import { couponPrefix } from "@precise/contract/desk/coupons/coupons";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { MoneyField } from "#desk/forms/money-field.tsx";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import { DaySpanFields } from "#desk/written-lines/day-span-fields.tsx";
import * as css from "#desk/written-lines/written-lines.css.ts";
import type { TypedCoupon } from "./coupon-entries.ts";

/** The fields of a voucher. */
export function CouponFields({ form }: { readonly form: DeskForm<TypedCoupon, TypedCoupon> }) {
  const { kind, code, email } = form.form.watch();
  return (
    <>
      <TextField
        label="The customer reads"
        hint="Beside the amount, in the cart, e-mails and on the invoice"
        autoComplete="off"
        {...form.field("label")}
      />
      <div className={css.pair}>
        <SelectField label="Kind" {...form.field("kind")}>
          <option value="amount">An amount off</option>
          <option value="percent">Percent off</option>
          <option value="free_delivery">Free delivery</option>
        </SelectField>
        {kind === "amount" && <MoneyField label="Amount off" {...form.field("amount")} />}
        {kind === "percent" && (
          <TextField label="Percent off" inputMode="numeric" autoComplete="off" {...form.field("percent")} />
        )}
      </div>
      <div className={css.pair}>
        <SelectField label="Goods must cost" {...form.field("minimum_kind")}>
          <option value="from">This much or more</option>
          <option value="over">More than this</option>
        </SelectField>
        <MoneyField label="Goods" optional {...form.field("minimum")} />
      </div>
      <DaySpanFields from={form.field("from")} lastDay={form.field("last_day")} />
      <div className={css.pair}>
        <TextField
          label="Uses in all"
          inputMode="numeric"
          autoComplete="off"
          optional
          {...form.field("uses")}
        />
        <TextField
          label="Uses per person"
          inputMode="numeric"
          autoComplete="off"
          optional
          {...form.field("uses_per_person")}
        />
      </div>
      <Checkbox label="For a household’s first order only" {...form.form.register("first_order")} />
      <TextField
        label="Only for this e-mail"
        type="email"
        autoComplete="off"
        optional
        {...form.field("email")}
      />
      {email.trim() !== "" && (
        <Checkbox label="Send the code to this address" {...form.form.register("mails")} />
      )}
      <div className={css.pair}>
        <TextField
          label="Code"
          hint="Empty: a random one"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
          {...form.field("code")}
        />
        {code.trim() === "" && (
          <TextField
            label="Begins with"
            hint={`Empty: ${couponPrefix}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional
            {...form.field("prefix")}
          />
        )}
      </div>
    </>
  );
}

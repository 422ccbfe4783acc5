import { handDiscountLimits } from "@precise/cart-core/price-limit";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { MoneyField } from "#desk/forms/money-field.tsx";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import { useMay, useStaff } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import type { TypedOrder } from "./order-entries.ts";

/** What is agreed with the caller by hand: for those whose roles may, and folded until it is wanted. */
export function AgreedFields({ form }: { readonly form: DeskForm<TypedOrder, TypedOrder> }) {
  const { roles } = useStaff();
  const maySetFee = useMay("order.fee");
  const mayDiscount = Object.keys(handDiscountLimits).some((role) => roles.some((own) => own === role));
  const [place, discount, fee] = form.form.watch(["place", "discount", "fee"]);
  if (!mayDiscount && !maySetFee) return null;
  const { errors } = form.form.formState;
  const isOpen = discount !== "" || fee !== "" || errors.discount !== undefined || errors.fee !== undefined;
  return (
    <details className={css.agreed} open={isOpen}>
      <summary className={css.agreedName}>Agreed discount or delivery fee</summary>
      <div className={layouts.stack}>
        {mayDiscount && <MoneyField label="Discount" form="new-order" optional {...form.field("discount")} />}
        {maySetFee && place === "delivery" && (
          <MoneyField
            label="Delivery fee"
            form="new-order"
            optional
            hint="In place of the usual one. 0 is free."
            {...form.field("fee")}
          />
        )}
        <TextField
          label="Why"
          form="new-order"
          hint="For the shop's history. The customer does not read it."
          autoComplete="off"
          {...form.field("reason")}
        />
      </div>
    </details>
  );
}

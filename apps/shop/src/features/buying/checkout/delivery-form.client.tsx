"use client";
"use no memo";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { AddressFields } from "@precise/web/components/address-fields.client";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutField } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { useStepForm } from "./use-step-form.ts";

const { delivery: copy } = checkoutCopy;

/** A showroom as the choice shows it. */
export interface ShowroomChoice {
  readonly id: string;
  readonly name: string;
  /** Address and hours, ready to show. */
  readonly detail: string;
}

/** Where to. Which half is shown follows the choice by style alone, so it needs no scripts. */
export function DeliveryForm(props: {
  readonly entries: CheckoutEntries;
  readonly found: CheckoutProblems;
  readonly showrooms: readonly ShowroomChoice[];
  /** What delivery costs for this cart, in words. */
  readonly deliveryDetail: string;
  /** Local government areas of the state that is chosen already. */
  readonly areas: readonly string[];
  /** There is an account that can keep the address. */
  readonly canSave: boolean;
}) {
  const { entries, showrooms, deliveryDetail, areas, canSave } = props;
  const form = useStepForm("delivery", props.found);
  const texts = (field: CheckoutField) => fieldTexts(field, entries, form.problems);

  return (
    <CheckedForm
      form={form}
      next={checkoutCopy.next.delivery}
      offline={checkoutCopy.offline}
      className={css.stepForm}
    >
      <RadioCards
        name="method"
        legend={copy.method}
        defaultValue={entries.method ?? "delivery"}
        error={texts("method").error}
        options={[
          { value: "delivery", title: copy.toYou, detail: deliveryDetail },
          // A shop may have no showroom.
          ...(showrooms.length > 0 ? [{ value: "pickup", title: copy.pickup, detail: copy.pickupFee }] : []),
        ]}
      />
      <div className={css.pickupPart}>
        <RadioCards
          name="showroom"
          legend={copy.showroom}
          defaultValue={entries.showroom}
          error={texts("showroom").error}
          options={showrooms.map(({ id, name, detail }) => ({ value: id, title: name, detail }))}
        />
      </div>
      <div className={css.addressPart}>
        <AddressFields words={copy} propsOf={texts} typed={form.typed} known={areas} />
        {canSave && <Checkbox name="save_address" value="1" label={copy.saveAddress} />}
      </div>
      <TextareaField {...texts("note")} label={checkoutCopy.note} optional rows={3} maxLength={1000} />
    </CheckedForm>
  );
}

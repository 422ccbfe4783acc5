"use client";
import { states } from "@precise/contract/nigeria/states";
import { Button } from "@precise/ui/components/button";
import { RadioCards } from "@precise/ui/components/radio-cards";
import { SelectField } from "@precise/ui/components/select-field";
import { TextareaField, TextField } from "@precise/ui/components/text-field";
import { useEffect, useState } from "react";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import * as css from "./checkout.css.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutField } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { StepForm } from "./step-form.client.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

const { delivery: copy } = checkoutCopy;

/** A showroom as the choice shows it. */
export interface ShowroomChoice {
  readonly id: string;
  readonly name: string;
  /** Address and hours, ready to show. */
  readonly detail: string;
}

/** The second step: where to. Which half is shown follows the choice by style alone, so it needs no scripts. */
export function DeliveryForm(props: {
  readonly entries: CheckoutEntries;
  readonly found: CheckoutProblems;
  readonly showrooms: readonly ShowroomChoice[];
  /** What delivery costs for this cart, in words. */
  readonly deliveryDetail: string;
  /** Local government areas of the state that is chosen already. */
  readonly areas: readonly string[];
}) {
  const { entries, showrooms, deliveryDetail } = props;
  const form = useCheckedForm("delivery", props.found);
  const [areas, setAreas] = useState(props.areas);
  const texts = (field: CheckoutField) => fieldTexts(field, entries, form.problems);

  // A state that was chosen before this code ran was heard by nobody.
  useEffect(() => {
    const state = document.getElementById("state");
    if (state instanceof HTMLSelectElement && state.value !== (entries.state ?? ""))
      void areasOf(state.value).then(setAreas);
  }, [entries.state]);

  // The list comes after the entry that a reload brings back. It is the same element throughout: who has gone ahead into
  // it keeps the focus.
  const typedArea = form.typed?.lga ?? "";
  useEffect(() => {
    const list = document.getElementById("lga");
    if (list instanceof HTMLSelectElement && list.value === "" && areas.includes(typedArea))
      list.value = typedArea;
  }, [areas, typedArea]);

  return (
    <StepForm form={form} next={checkoutCopy.next.delivery}>
      <RadioCards
        name="method"
        legend={copy.method}
        defaultValue={entries.method ?? "delivery"}
        error={texts("method").error}
        options={[
          { value: "delivery", title: copy.toYou, detail: deliveryDetail },
          { value: "pickup", title: copy.pickup, detail: copy.pickupFee },
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
        <SelectField
          {...texts("state")}
          label={copy.state}
          autoComplete="address-level1"
          onChange={(event) => void areasOf(event.target.value).then(setAreas)}
        >
          <option value="">{copy.chooseState}</option>
          {states.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <div className={css.onlyWithoutScripts}>
          <Button type="submit" tone="secondary" name="intent" value="areas">
            {copy.showAreas}
          </Button>
        </div>
        <SelectField {...texts("lga")} label={copy.lga} autoComplete="address-level2">
          <option value="">{areas.length > 0 ? copy.chooseLga : copy.chooseStateFirst}</option>
          {areas.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </SelectField>
        <TextField {...texts("line1")} label={copy.line1} autoComplete="address-line1" />
        <TextField {...texts("line2")} label={copy.line2} optional autoComplete="address-line2" />
        <TextField
          {...texts("landmark")}
          label={copy.landmark}
          hint={copy.landmarkHint}
          optional
          autoComplete="address-line3"
        />
      </div>
      <TextareaField {...texts("note")} label={copy.note} optional rows={3} maxLength={1000} />
    </StepForm>
  );
}

/** Local government areas of a state; the table of all of them comes with the first choice. */
async function areasOf(state: string): Promise<readonly string[]> {
  const { localGovernmentAreas } = await import("@precise/contract/nigeria/local-government-areas");
  return localGovernmentAreas(state);
}

"use client";
"use no memo";
import type { NewsChannel } from "@precise/contract/shop/orders/order";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { LatinNameNote } from "@precise/web/components/latin-name.client";
import { nameRow } from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { useStepForm } from "./use-step-form.ts";

const { contact: copy } = checkoutCopy;

/** Who the order is for. */
export function ContactForm(props: {
  readonly entries: CheckoutEntries;
  readonly found: CheckoutProblems;
  /** How news of an order can be sent to a phone; none where they cannot. */
  readonly newsChannels: readonly NewsChannel[];
}) {
  const form = useStepForm("contact", props.found);
  const texts = (field: "email" | "firstname" | "lastname" | "phone" | "news") =>
    fieldTexts(field, props.entries, form.problems);
  return (
    <CheckedForm form={form} next={checkoutCopy.next.contact} offline={checkoutCopy.offline}>
      <TextField
        {...texts("email")}
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="email"
      />
      <EmailDoubtNote id="email" email={props.entries.email ?? ""} use={copy.emailUse} />
      <div className={nameRow}>
        <TextField {...texts("firstname")} label={copy.firstname} autoComplete="given-name" />
        <TextField {...texts("lastname")} label={copy.lastname} autoComplete="family-name" />
      </div>
      <LatinNameNote fields={{ firstname: props.entries.firstname, lastname: props.entries.lastname }} />
      <TextField
        {...texts("phone")}
        label={copy.phone}
        hint={checkoutCopy.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      {props.newsChannels.length > 0 && (
        <SelectField {...texts("news")} label={copy.news} hint={copy.newsHint} optional>
          <option value="">{copy.newsByMail}</option>
          {props.newsChannels.map((channel) => (
            <option key={channel} value={channel}>
              {copy.newsBy[channel]}
            </option>
          ))}
        </SelectField>
      )}
    </CheckedForm>
  );
}

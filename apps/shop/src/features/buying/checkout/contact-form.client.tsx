"use client";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { nameRow } from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { useStepForm } from "./use-step-form.ts";

const { contact: copy } = checkoutCopy;

/** Who the order is for. */
export function ContactForm(props: { readonly entries: CheckoutEntries; readonly found: CheckoutProblems }) {
  const form = useStepForm("contact", props.found);
  const texts = (field: "email" | "firstname" | "lastname" | "phone") =>
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
      <TextField
        {...texts("phone")}
        label={copy.phone}
        hint={checkoutCopy.phoneHint}
        type="tel"
        autoComplete="tel"
      />
    </CheckedForm>
  );
}

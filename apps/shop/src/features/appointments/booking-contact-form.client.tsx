"use client";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { fieldProps } from "@precise/web/forms/field-props";
import { useCheckedForm } from "@precise/web/forms/use-checked-form";
import { appointmentCopy } from "./appointment-copy.ts";
import {
  type ContactEntries,
  type ContactField,
  type ContactProblems,
  longestKept,
} from "./contact-entries.ts";
import { ZoneField } from "./visitor-time.client.tsx";

const { fields, problems: words } = appointmentCopy;
const plans = {
  booking: {
    name: "appointment",
    action: "/form/appointment/book",
    longestKept,
    loadRules: () => import("./contact-problems.ts").then(({ checkBooking }) => checkBooking),
  },
  request: {
    name: "appointment",
    action: "/form/appointment/request",
    longestKept,
    loadRules: () => import("./contact-problems.ts").then(({ checkRequest }) => checkRequest),
  },
} as const;

/** Who comes, and how they are reached; a request asks when, too. */
export function AppointmentContactForm(props: {
  readonly purpose: keyof typeof plans;
  readonly entries: ContactEntries;
  readonly found: ContactProblems;
  /** What is sent along: what was chosen, and the attempt. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly send: string;
}) {
  const { purpose, entries, found, hidden, send } = props;
  const form = useCheckedForm<ContactField>(plans[purpose], found);
  const texts = (field: ContactField) => fieldProps(field, entries, form.problems, words);
  return (
    <CheckedForm form={form} next={send} offline={appointmentCopy.offline}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ZoneField />
      {purpose === "request" && <TextField {...texts("when")} label={fields.when} hint={fields.whenHint} />}
      <TextField {...texts("name")} label={fields.name} autoComplete="name" />
      <TextField
        {...texts("email")}
        label={fields.email}
        hint={fields.emailHint}
        type="email"
        autoComplete="email"
      />
      <EmailDoubtNote id="email" email={entries.email ?? ""} />
      <TextField
        {...texts("phone")}
        label={fields.phone}
        hint={fields.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <TextareaField {...texts("note")} label={fields.note} hint={fields.noteHint} optional rows={4} />
    </CheckedForm>
  );
}

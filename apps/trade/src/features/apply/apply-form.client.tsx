"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { LatinNameNote } from "@precise/web/components/latin-name.client";
import type { EntryProblems, ProblemKind } from "@precise/web/forms/entry-problems";
import { useCheckedForm } from "@precise/web/forms/use-checked-form";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { applyCopy as copy } from "./apply-copy.ts";
import { type ApplyEntries, type ApplyField, longestKept } from "./apply-fields.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The form of an application. Checked by the server's own rules before it is sent, and without scripts afterwards. */
export function ApplyForm(props: {
  readonly trades: readonly Choice[];
  readonly states: readonly Choice[];
  readonly entries: ApplyEntries;
  readonly found: EntryProblems<ApplyField>;
  /** Why it could not be sent although every entry is valid. */
  readonly trouble: string | null;
}) {
  const { trades, states, entries, found, trouble } = props;
  const form = useCheckedForm<ApplyField>(
    {
      name: "client-application",
      action: fullPath("/form/apply"),
      longestKept,
      loadRules: async () => {
        const { checkApplication } = await import("./apply-fields.ts");
        return (typed) => {
          const checked = checkApplication(typed);
          return "problems" in checked ? checked.problems : {};
        };
      },
    },
    found,
  );
  const propsOf = (field: ApplyField) => {
    const problem = form.problems[field];
    return { id: field, defaultValue: entries[field], error: problem && wordsOf(field, problem) };
  };
  return (
    <CheckedForm form={form} next={copy.submit} offline={copy.offline}>
      {trouble && <Alert tone="critical">{trouble}</Alert>}
      <TextField {...propsOf("company")} label={copy.company} autoComplete="organization" />
      <TextField {...propsOf("rc_number")} label={copy.rc} hint={copy.rcHint} optional />
      <TextField {...propsOf("tin")} label={copy.tin} hint={copy.tinHint} optional />
      <ChoiceField {...propsOf("trade")} label={copy.trade} choices={trades} />
      <ChoiceField {...propsOf("state")} label={copy.state} choices={states} />
      <TextField {...propsOf("firstname")} label={copy.firstname} autoComplete="given-name" />
      <TextField {...propsOf("lastname")} label={copy.lastname} autoComplete="family-name" />
      <LatinNameNote
        fields={{ company: entries.company, firstname: entries.firstname, lastname: entries.lastname }}
      />
      <TextField {...propsOf("email")} label={copy.email} type="email" autoComplete="email" />
      <EmailDoubtNote id="email" email={entries.email ?? ""} />
      <TextField
        {...propsOf("phone")}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <TextareaField {...propsOf("message")} label={copy.message} optional rows={4} maxLength={1000} />
    </CheckedForm>
  );
}

function ChoiceField(props: {
  readonly id: string;
  readonly label: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  readonly choices: readonly Choice[];
}) {
  const { choices, ...field } = props;
  return (
    <SelectField {...field}>
      <option value="">{copy.choose}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function wordsOf(field: ApplyField, problem: ProblemKind): string {
  if (problem === "too-long") return copy.tooLong;
  const words = problem === "missing" ? copy.missing[field] : copy.notValid[field];
  return words ?? copy.wrong;
}

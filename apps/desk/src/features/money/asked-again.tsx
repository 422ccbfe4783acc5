import type { ApiFailure } from "@precise/api-client/api-failure";
import type { confirmDeskPayment } from "@precise/contract/desk/money/payments";
import type { BodyOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useState } from "react";
import * as css from "./payments.css.ts";

type AcceptedField = NonNullable<BodyOf<typeof confirmDeskPayment>["accepted"]>[number];
const fields: readonly AcceptedField[] = ["amount", "at", "payer"];

interface Asked {
  /** What was typed when it was asked: a yes counts for that alone. */
  readonly about: string;
  readonly accepted: readonly AcceptedField[];
  readonly questions: readonly string[];
}

/** Money in that may be a slip is asked about once; sent again as it is, it is meant. */
export function useAskedAgain() {
  const [doubt, setDoubt] = useState<Asked | null>(null);
  return {
    doubt,
    /** What is accepted of these entries, for the call. */
    acceptedOf: (entries: object) => {
      const accepted = doubt?.about === JSON.stringify(entries) ? doubt.accepted : [];
      return accepted.length > 0 ? { accepted: [...accepted] } : {};
    },
    /** @returns whether the failure is a question, which is shown then */
    ask: (failure: ApiFailure, entries: object): boolean => {
      const read = questionsIn(failure);
      setDoubt(read && { about: JSON.stringify(entries), ...read });
      return read !== null;
    },
  };
}

/** What a refused booking asks; null where it asks nothing. */
export function questionsIn({ errors }: Pick<ApiFailure, "errors">): Omit<Asked, "about"> | null {
  const questions = errors.filter(({ code }) => code === "acceptance_required");
  if (questions.length === 0) return null;
  return {
    accepted: fields.filter((field) => questions.some((each) => each.field === field)),
    questions: questions.map(({ message }) => message),
  };
}

/** The questions, over the buttons. */
export function AskedAgain({ doubt }: { readonly doubt: Asked | null }) {
  if (doubt === null) return null;
  return (
    <Alert tone="caution" title="Is this right?">
      <ul role="list" className={css.reasons}>
        {doubt.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Alert>
  );
}

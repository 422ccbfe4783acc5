import { readMessageCookie } from "./message-cookie.ts";
import { messageOf } from "./message-entries.ts";
import type { FormStart } from "./message-form.client.tsx";
import type { MessageFormName } from "./message-forms.ts";
import { messagesCopy } from "./messages-copy.ts";
import { pictureProblems } from "./picture-problem.ts";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a form's page knows of the post that led to it. @param cookie what was typed */
export function formStartOf(form: MessageFormName, query: Query, cookie: string | undefined): FormStart {
  const entries = readMessageCookie(cookie);
  const read = query.outcome === "fields" ? messageOf(form, entries) : null;
  const failures = Object.keys(messagesCopy.failures) as (keyof typeof messagesCopy.failures)[];
  return {
    entries,
    wrong: read === null || read.ok ? {} : read.wrong,
    failure: failures.find((each) => each === query.outcome) ?? null,
    pictureProblem: pictureProblems.find((each) => each === query.pictures) ?? null,
  };
}

/** The reference that a query names; null for what cannot be one. */
export function referenceIn(query: Query): string | null {
  return typeof query.sent === "string" && /^M-[0-9A-Z]{8}$/.test(query.sent) ? query.sent : null;
}

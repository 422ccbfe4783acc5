import type { MessageBody } from "@precise/api-client/messages";
import { applyAsAffiliate } from "@precise/contract/shop/affiliates";
import { sendContactMessage } from "@precise/contract/shop/contact";
import { sendDesignBrief } from "@precise/contract/shop/design-briefs";
import { withoutControlCharacters } from "@precise/contract/wire/clean-text";
import type { EntryProblems } from "@precise/web/forms/entry-problems";
import * as z from "zod/mini";
import { type MessageFormName, messageForms } from "./message-forms.ts";

/** What was typed, by the name of the field; lists where several may be chosen. */
export type MessageEntries = Readonly<Record<string, string | readonly string[]>>;

const bodies = {
  contact: sendContactMessage.body,
  affiliate: applyAsAffiliate.body,
  design: sendDesignBrief.body,
};

/** What of a form's fields was filled in. `website` is there for programs; `picture` names what was sent before. */
export function entriesOf(form: MessageFormName, typed: FormData | URLSearchParams): MessageEntries {
  const { fields, takesPictures } = messageForms[form];
  const one = (name: string) => withoutControlCharacters(String(typed.get(name) ?? ""));
  const all = (name: string) => typed.getAll(name).map(String);
  return {
    ...Object.fromEntries(
      fields.map((field) => [field.name, field.kind === "choices" ? all(field.name) : one(field.name)]),
    ),
    website: one("website"),
    ...(takesPictures ? { pictures: all("picture") } : {}),
  };
}

/**
 * What is typed as the body of its call, or what is wrong with it, in the order of the form.
 * The rules are the contract's own.
 */
export function messageOf(
  form: MessageFormName,
  entries: MessageEntries,
):
  | { readonly ok: true; readonly message: MessageBody }
  | { readonly ok: false; readonly wrong: EntryProblems } {
  const filled = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ""));
  const read = z.safeParse(bodies[form] ?? z.never(), filled);
  // The schema that read the body is the one of this form.
  if (read.success) return { ok: true, message: { form, body: read.data } as MessageBody };
  const named = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return { ok: false, wrong: wrongFields(form, entries, named) };
}

/** The fields of these names, in the order of the form, each as missing or not valid. */
export function wrongFields(
  form: MessageFormName,
  entries: MessageEntries,
  named: ReadonlySet<string>,
): EntryProblems {
  return Object.fromEntries(
    messageForms[form].fields
      .filter(({ name }) => named.has(name))
      .map(({ name }) => [name, String(entries[name] ?? "").trim() === "" ? "missing" : "not-valid"]),
  );
}

import { type applyForClientAccount, clientApplicationBody } from "@precise/contract/trade/application";
import type { BodyOf } from "@precise/contract/wire/route";
import { type EntryProblems, problemKindOf, problemsOf } from "@precise/web/forms/entry-problems";
import type { Entries } from "@precise/web/forms/typed-entries";

/** Most characters kept of each field: one more than the contract takes, so that a text that is too long can be recognised. */
export const longestKept = {
  company: 121,
  rc_number: 31,
  tin: 21,
  trade: 20,
  state: 61,
  firstname: 61,
  lastname: 61,
  email: 255,
  phone: 31,
  message: 1001,
} as const satisfies Record<string, number>;

export type ApplyField = keyof typeof longestKept;
/** As typed, right or wrong. */
export type ApplyEntries = Entries<ApplyField>;

/** The call's body from what was typed. */
export function applicationOf(entries: ApplyEntries): Record<string, unknown> {
  const { company, trade, state, firstname, lastname, email, phone, rc_number, tin, message } = entries;
  return {
    company,
    trade,
    state,
    contact: { firstname, lastname, email, phone },
    ...(rc_number && { rc_number }),
    ...(tin && { tin }),
    ...(message && { message }),
  };
}

/** The application as the call takes it, or what is wrong with it, by field; server and browser use the same function. */
export function checkApplication(
  entries: ApplyEntries,
):
  | { readonly application: BodyOf<typeof applyForClientAccount> }
  | { readonly problems: EntryProblems<ApplyField> } {
  const parsed = clientApplicationBody.safeParse(applicationOf(entries));
  if (parsed.success) return { application: parsed.data };
  const { company, trade, state, contact, rc_number, tin, message } = clientApplicationBody.shape;
  const found: EntryProblems<ApplyField> = {
    ...one("company", company, entries),
    ...one("trade", trade, entries),
    ...one("state", state, entries),
    ...problemsOf<ApplyField>(contact, pick(entries, ["firstname", "lastname", "email", "phone"])),
    ...(entries.rc_number ? one("rc_number", rc_number, entries) : {}),
    ...(entries.tin ? one("tin", tin, entries) : {}),
    ...(entries.message ? one("message", message, entries) : {}),
  };
  const inOrder = (Object.keys(longestKept) as ApplyField[]).flatMap((field) =>
    found[field] ? [[field, found[field]]] : [],
  );
  return { problems: Object.fromEntries(inOrder) };
}

function one(
  field: ApplyField,
  schema: { safeParse(value: unknown): { error?: { issues: readonly { code: string }[] } | undefined } },
  entries: ApplyEntries,
): EntryProblems<ApplyField> {
  const [issue] = schema.safeParse(entries[field]).error?.issues ?? [];
  if (issue === undefined) return {};
  return { [field]: entries[field]?.trim() ? problemKindOf(issue.code) : "missing" };
}

function pick(entries: ApplyEntries, fields: readonly ApplyField[]): ApplyEntries {
  return Object.fromEntries(fields.flatMap((field) => (field in entries ? [[field, entries[field]]] : [])));
}

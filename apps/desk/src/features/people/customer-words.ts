import { dictionary } from "@precise/cart-core/dictionary";
import type { DeskCustomer } from "@precise/contract/desk/people";

export const kindNames: Readonly<Record<DeskCustomer["kind"], string>> = {
  account: "Account",
  guest: "Guest",
};

const acts: Readonly<Record<string, string>> = dictionary({
  "customers.correct": "Corrected name, phone or e-mail",
  "customers.note": "Wrote a note",
  "customers.tag": "Changed the tags",
  "customers.export": "Handed out a copy of the records",
  "customers.unmask": "Looked at phone and addresses",
  "customers.erase": "Erased the person",
  "sessions.end": "Signed them out everywhere",
  "approvals.ask": "Asked for a second person",
  "approvals.decide": "Decided as the second person",
});

/** What someone of the staff did, as people say it. */
export function actWords(act: string): string {
  return acts[act] ?? act;
}

const abouts: Readonly<Record<DeskCustomer["consents"][number]["about"], string>> = {
  newsletter: "Newsletter",
  order_news: "Messages about an order",
  stop: "Messages to the phone",
};

/** "Newsletter: agreed". */
export function consentWords({ about, act }: DeskCustomer["consents"][number]): string {
  return `${abouts[about]}: ${act}`;
}

/** A stage, a claim's state or what its money says, in plain words. */
export function plainWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of the file with a person's records: by the day and the id, never by the name. */
export function recordsFileName(id: string, day: string): string {
  return `records-${id.slice(0, 12)}-${day}.json`;
}

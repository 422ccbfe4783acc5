import type { DeskMail, MailRow } from "@precise/contract/desk/mail/mail";
import { mailKindNames } from "@precise/contract/desk/mail/mail-kinds";
import { mailKindWords } from "#desk/parts/mail-kind-words.ts";
import { optionsOf } from "#desk/table/column.ts";

export const stateNames: Readonly<Record<MailRow["state"], string>> = {
  waiting: "Waiting",
  sent: "Sent",
  dead: "Not sent",
};

export const kindOptions = mailKindNames
  .map((value) => ({ value, name: mailKindWords(value) }))
  .sort((one, other) => one.name.localeCompare(other.name));
export const stateOptions = optionsOf(stateNames);

const happenings: Readonly<Record<DeskMail["history"][number]["what"], string>> = {
  queued: "Written",
  sent: "Taken by the mail server",
  failed: "Not taken; it is tried again",
  dead: "Given up",
  again: "Sent again",
  corrected: "Sent to another address",
};

export function happeningWords({ what }: DeskMail["history"][number]): string {
  return happenings[what];
}

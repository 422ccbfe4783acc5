import type { TerminalForm } from "#api/desk/kit/operator-command.ts";
import { type MessageKind, messageKinds } from "#api/modules/messages/message-rows.ts";

const wordOf: Record<MessageKind, string> = {
  contact: "contact",
  affiliate: "affiliates",
  design: "briefs",
  question: "questions",
};

/** The same for each kind of message, under a word of its own. */
export function ofEachKind(verb: string, form: Omit<TerminalForm, "words">): TerminalForm[] {
  return messageKinds.map((each) => ({ ...form, words: `${wordOf[each]} ${verb}`, fixed: { kind: each } }));
}

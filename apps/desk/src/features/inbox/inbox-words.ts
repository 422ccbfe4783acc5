import type { InboxKind, InboxState } from "@precise/contract/desk/inbox/inbox";

export const kindNames: Readonly<Record<InboxKind, string>> = {
  contact: "Message",
  design: "Brief",
  affiliate: "Application",
  question: "Question",
};

export const stateNames: Readonly<Record<InboxState, string>> = {
  open: "To answer",
  answered: "Answered",
  closed: "Closed",
};

/** Where a message stands: "To answer"; one that looks machine-written waits for nobody. */
export function stateWords(message: { readonly state: InboxState; readonly is_suspect: boolean }): string {
  if (!message.is_suspect) return stateNames[message.state];
  return message.state === "open" ? "Looks machine-written" : `${stateNames[message.state]}, machine-written`;
}

/** How far the e-mail of an answer is. */
export const mailWords: Readonly<Record<"waiting" | "sent" | "dead", string>> = {
  waiting: "the e-mail is on its way",
  sent: "e-mailed",
  dead: "the e-mail could not be sent",
};

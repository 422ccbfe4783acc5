import { browserApi } from "@precise/web/shell/browser-api";
import { entriesOf } from "./message-entries.ts";
import type { MessageFormName } from "./message-forms.ts";
import { type MessageOutcome, sendTyped } from "./send-message.ts";

/** Sends a form from the browser; loaded on first use. */
export function sendFromBrowser(form: MessageFormName, typed: FormData): Promise<MessageOutcome> {
  return sendTyped(browserApi, form, entriesOf(form, typed));
}

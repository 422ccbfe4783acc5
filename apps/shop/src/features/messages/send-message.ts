import type { ApiClient } from "@precise/api-client/client";
import { sendMessage } from "@precise/api-client/messages";
import type { EntryProblems } from "@precise/web/forms/entry-problems";
import { type MessageEntries, messageOf, wrongFields } from "./message-entries.ts";
import type { MessageFormName } from "./message-forms.ts";

/** Why a message was not sent. */
export type MessageProblem = "fields" | "too_many_requests" | "unreachable";

/** What became of a message. */
export type MessageOutcome =
  | { readonly kind: "sent"; readonly reference: string }
  | { readonly kind: "fields"; readonly wrong: EntryProblems }
  | { readonly kind: "pictures" }
  | { readonly kind: "too_many_requests" | "unreachable" };

/** Checks what was typed by the contract and sends it. */
export async function sendTyped(
  api: ApiClient,
  form: MessageFormName,
  entries: MessageEntries,
): Promise<MessageOutcome> {
  const read = messageOf(form, entries);
  if (!read.ok) return { kind: "fields", wrong: read.wrong };
  const result = await sendMessage(api, read.message);
  if (result.ok) return { kind: "sent", reference: result.value };
  const { status, code, errors } = result.failure;
  if (code === "unknown_picture") return { kind: "pictures" };
  if (status === 400) {
    // An API of another release may be stricter than we are.
    const named = new Set(errors.flatMap(({ field }) => field?.split(".")[0] ?? []));
    return { kind: "fields", wrong: wrongFields(form, entries, named) };
  }
  return { kind: status === 429 ? "too_many_requests" : "unreachable" };
}

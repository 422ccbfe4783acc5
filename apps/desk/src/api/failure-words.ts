import type { ApiFailure } from "@precise/api-client/api-failure";
import { isAway } from "./desk-call.ts";

/** What went wrong and what to do, for people. The API's own sentences are written for them already. */
export function failureWords(failure: ApiFailure): string {
  if (failure.kind === "timeout") return "The desk's server did not answer in time. Try again.";
  if (isAway(failure)) return "The desk's server cannot be reached. Check the connection, then try again.";
  if (failure.kind === "bad-answer") return "The answer could not be read. Load the page again.";
  // Of a field, the server says what about it is whose.
  if (failure.code === "not_allowed" && failure.field === undefined)
    return "Your role does not allow this. Ask an owner or a manager.";
  if (failure.code === "rate_limited")
    return "Too many tries in a short time. Wait a minute, then try again.";
  return inWords(failure) || "That did not work. Try again.";
}

/**
 * A sentence of the API for developers, `expected_on must be a day.`, as staff read it: "Expected on must be a day.", and beside the
 * field "It must be a day."
 */
function inWords(error: { readonly field?: string | undefined; readonly message: string }, isBeside = false) {
  const { field, message } = error;
  if (field === undefined || !message.startsWith(`${field} `)) return message;
  const said = message.slice(field.length + 1);
  if (isBeside) return `It ${said}`;
  const name = field.split(/[._]/).filter((part) => !/^\d+$/.test(part));
  const words = `${name.join(" ")} ${said}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The same by the field at fault, for a form; what names no field of the form is under `""`. A field may be a part of one of the form's:
 * `attributes.finish`.
 */
export function failureByField(
  failure: ApiFailure,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  const isMine = (field: string | undefined) =>
    field !== undefined && fields.some((each) => field === each || field.startsWith(`${each}.`));
  const found: Record<string, string> = {};
  for (const error of failure.errors)
    if (error.field !== undefined && isMine(error.field)) found[error.field] ??= inWords(error, true);
  if (!isMine(failure.field) || Object.keys(found).length === 0) found[""] = failureWords(failure);
  const others = failure.errors.filter(({ field }, place) => place > 0 && !isMine(field));
  if (others.length > 0)
    found[""] = [found[""], ...others.map((error) => inWords(error))].filter(Boolean).join(" ");
  return found;
}

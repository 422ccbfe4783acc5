import { cutText } from "@precise/contract/wire/cut-text";
import type { ApiError } from "@precise/contract/wire/envelope";
import { type ErrorCode, errorCodes } from "@precise/contract/wire/error-codes";
import type { $ZodIssue } from "zod/v4/core";

/** More would not help, and a hostile body could name thousands. */
const mostErrors = 50;
const longestSegment = 64;

/**
 * The schema's issues as errors of the wire: one per value at fault, named by its dotted path.
 * @param part what the issues are about, for a sentence about the whole of it
 * @source design "Envelope"
 */
export function inputErrors(
  issues: readonly $ZodIssue[],
  part: "body" | "path" | "query" | "headers",
): ApiError[] {
  return issues.flatMap((issue) => errorsOf(issue, part, [])).slice(0, mostErrors);
}

/** A field's dotted path; what a caller made up in it is shortened and stripped of control characters. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((segment) => cutText(String(segment), longestSegment).toWellFormed())
    .join(".")
    .replace(/\p{Cc}/gu, "?");
}

function errorsOf(issue: $ZodIssue, part: string, above: readonly PropertyKey[]): ApiError[] {
  const path = [...above, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => error("unknown_key", [...path, key], "is not a known field", part));
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // The branch with the fewest complaints is the one that was meant.
    const meant = issue.errors.reduce((best, branch) => (branch.length < best.length ? branch : best));
    return meant.flatMap((inner) => errorsOf(inner, part, path));
  }
  return [error(codeOf(issue), path, issue.message, part)];
}

/** A rule of the contract may name its own code; everything else is `invalid_input`. */
function codeOf(issue: $ZodIssue): ErrorCode {
  const named: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  return errorCodes.find((code) => code === named) ?? "invalid_input";
}

function error(code: ErrorCode, path: readonly PropertyKey[], says: string, part: string): ApiError {
  if (path.length === 0) return { code, message: `The ${part} ${says}.` };
  const field = fieldName(path);
  return { code, message: `${field} ${says}.`, field };
}

import type * as z from "zod/mini";

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  array: "a list",
  object: "fields",
  number: "a number",
  int: "a whole number",
};

/** What is wrong with a page's text, as words for people; undefined leaves what the schema itself says. */
export function faultWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "custom") return undefined;
  if (issue.code === "invalid_type") {
    return issue.input === undefined ? "is missing" : `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === "too_small") {
    return issue.origin === "string" ? "is empty" : `needs at least ${issue.minimum}`;
  }
  if (issue.code === "too_big") return `is longer than ${issue.maximum} characters`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "invalid_format") {
    return issue.format === "date" ? "must be a day like 2026-11-21" : "is not written as it must be";
  }
  return "is not as it must be";
}

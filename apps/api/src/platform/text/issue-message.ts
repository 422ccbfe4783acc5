import { dictionary } from "@precise/cart-core/dictionary";
import type { $ZodRawIssue } from "zod/v4/core";

const nouns: Readonly<Record<string, string>> = dictionary({
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
});

/** What is wrong with a value, as the end of a sentence that begins with its name: "must be a whole number". */
export function issueMessage(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "is required"
        : `must be ${nouns[issue.expected] ?? "of another type"}`;
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "must not be empty";
      return `must ${bound(issue.inclusive === false ? "more than" : "at least", issue.origin, Number(issue.minimum))}`;
    case "too_big":
      return `must ${bound("at most", issue.origin, Number(issue.maximum))}`;
    case "invalid_value":
      return issue.values.length <= 8 ? `must be ${listed(issue.values)}` : "is not one of the known values";
    case "invalid_key":
      return "is not a possible name";
    default:
      return "has a wrong form";
  }
}

function bound(limit: "at least" | "at most" | "more than", origin: string, count: number): string {
  if (origin === "string") return `have ${limit} ${count} ${count === 1 ? "character" : "characters"}`;
  if (origin === "array") return `have ${limit} ${count} ${count === 1 ? "entry" : "entries"}`;
  return `be ${limit} ${count}`;
}

function listed(values: readonly unknown[]): string {
  const texts = values.map((value) => `"${value}"`);
  return texts.length === 1 ? String(texts[0]) : `one of ${texts.join(", ")}`;
}

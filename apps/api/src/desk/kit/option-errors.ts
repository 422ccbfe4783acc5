import * as z from "zod/mini";
import type { $ZodIssue, $ZodRawIssue } from "zod/v4/core";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import type { OperatorCommand } from "./operator-command.ts";

/**
 * What a command's schema says where it has no words of its own. Given to each parse: the checker's own words depend on
 * whether anything in the process has made a schema of whole zod, which sets a language for all.
 */
function operatorWords(issue: $ZodRawIssue): string {
  return issue.code === "invalid_value"
    ? `must be ${issue.values.map(String).join(", ")}`.replace(/, ([^,]*)$/, " or $1")
    : issueMessage(issue);
}

/**
 * Reads what a command is given.
 * @throws Error that names what does not fit by the option that the operator typed: "--percent must be 1 to 100."
 */
export function readCommandInput(command: OperatorCommand, input: unknown): unknown {
  const read = z.safeParse(command.input, input, { error: operatorWords });
  if (read.success) return read.data;
  throw new Error(optionError(command, read.error), { cause: read.error });
}

function optionError(command: OperatorCommand, { issues: [first] }: z.core.$ZodError): string {
  if (first === undefined) return "The command is not valid.";
  const { issue, path } = meant(first, []);
  if (issue.code === "unrecognized_keys") {
    return `The running API does not know ${issue.keys.join(", ")}: it may be another release than this command.`;
  }
  return `${optionName(command, path)} ${issue.message}.`;
}

/** Of what may be one thing or another, the one with the fewest complaints was meant. */
function meant(issue: $ZodIssue, above: readonly PropertyKey[]): { issue: $ZodIssue; path: PropertyKey[] } {
  const path = [...above, ...issue.path];
  if (issue.code !== "invalid_union") return { issue, path };
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
  const inner = closest?.[0];
  return inner === undefined ? { issue, path } : meant(inner, path);
}

/** What an operator typed that became this field: `--percent` for `benefit.percent`. A path covers all that is below it. */
function optionName({ terminal }: OperatorCommand, path: readonly PropertyKey[]): string {
  if (path[0] === "by") return "--as";
  for (let length = path.length; length > 0; length -= 1) {
    const field = path.slice(0, length).join(".");
    for (const { typed } of terminal) {
      const found = typed?.[field];
      if (found) return found.named ?? found.as.replace(/^(--\S+) .*/, "$1");
    }
  }
  return path.join(".") || "The command";
}

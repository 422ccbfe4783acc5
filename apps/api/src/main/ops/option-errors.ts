import * as z from "zod/mini";
import type { $ZodIssue, $ZodRawIssue } from "zod/v4/core";
import type { AdminCommand } from "#api/platform/admin/admin-socket.ts";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import type { OperatorCommand } from "./operator-command.ts";

/** Without a language the checker says just this of everything that has no words of its own. */
const checkersOwn = "Invalid input";

/** Names what does not fit a command's input by the option that the operator typed: "--percent must be 1 to 100". */
export function withOptionErrors(command: OperatorCommand, run: AdminCommand): AdminCommand {
  return async (input, onProgress) => {
    try {
      return await run(input, onProgress);
    } catch (fault) {
      if (!(fault instanceof z.core.$ZodError)) throw fault;
      throw new Error(optionError(command, fault, input), { cause: fault });
    }
  };
}

function optionError(
  command: OperatorCommand,
  { issues: [first] }: z.core.$ZodError,
  input: unknown,
): string {
  if (first === undefined) return "The command is not valid.";
  const { issue, path } = meant(first, []);
  if (issue.code === "unrecognized_keys") {
    return `The running API does not know ${issue.keys.join(", ")}: it may be another release than this command.`;
  }
  return `${optionName(command, path)} ${saidOf(issue, valueAt(input, path))}.`;
}

/** Of what may be one thing or another, the one with the fewest complaints was meant. */
function meant(issue: $ZodIssue, above: readonly PropertyKey[]): { issue: $ZodIssue; path: PropertyKey[] } {
  const path = [...above, ...issue.path];
  if (issue.code !== "invalid_union") return { issue, path };
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
  const inner = closest?.[0];
  return inner === undefined ? { issue, path } : meant(inner, path);
}

function saidOf(issue: $ZodIssue, value: unknown): string {
  if (issue.message !== checkersOwn) return issue.message;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map(String).join(", ")}`.replace(/, ([^,]*)$/, " or $1");
  // The checker does not keep what was given; the words depend on whether there was anything, and not on its type.
  return issueMessage({ ...issue, input: value } as $ZodRawIssue);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (inside !== null && typeof inside === "object" ? Reflect.get(inside, key) : undefined),
    input,
  );
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

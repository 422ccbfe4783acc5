import type { ErrorCode } from "@precise/contract/wire/error-codes";
import * as z from "zod/mini";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { inputErrors } from "#api/platform/http/input-errors.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { OperatorCommand } from "./operator-command.ts";
import { toolsNow } from "./tools-now.ts";

const codes: Readonly<Partial<Record<Refused["status"], ErrorCode>>> = {
  403: "not_allowed",
  404: "not_found",
};

/**
 * Carries out a command of the one table for someone at the desk.
 * @param input what the command is given; who gives it comes from the session
 * @returns its result, or why it was not carried out, as a call is answered with it
 */
export async function runAs<Given, Input, Result>(
  { tools }: Pick<DeskParts, "tools">,
  staff: Pick<StaffSession, "actor">,
  command: OperatorCommand<Given, Input, Result>,
  input: Omit<Given, "by">,
): Promise<{ readonly result: Result } | Refusal> {
  const read = readInput(staff, command, input);
  if ("failure" in read) return read;
  return orRefusal(() => command.run(toolsNow(tools), read.input, () => undefined));
}

/** Work that may be `Refused`: its result, or why, as a call is answered with it. */
export async function orRefusal<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | Refusal> {
  try {
    return { result: await work() };
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    const { status, message, field } = fault;
    const code = codeOf(fault);
    const others = fault.others.map((other) => ({ code, ...other }));
    return failure(status, code, message, { ...(field !== undefined && { field }), others });
  }
}

function codeOf({ status, isConflict, isQuestion }: Refused): ErrorCode {
  if (isQuestion) return "acceptance_required";
  return isConflict ? "conflict" : (codes[status] ?? "refused");
}

/** Checks what a command is given by its own schema. */
export function readInput<Given, Input, Result>(
  { actor }: Pick<StaffSession, "actor">,
  command: OperatorCommand<Given, Input, Result>,
  input: Omit<Given, "by">,
): { readonly input: Input } | Refusal {
  const values = "by" in command.input.shape ? { ...input, by: actor } : input;
  const read = z.safeParse(command.input, values, { error: issueMessage });
  // Read by the command's own schema.
  if (read.success) return { input: read.data as Input };
  const [error] = inputErrors(read.error.issues, "body");
  return failure(400, error?.code ?? "invalid_input", error?.message ?? "The input is not valid.", {
    ...(error?.field !== undefined && { field: error.field }),
  });
}

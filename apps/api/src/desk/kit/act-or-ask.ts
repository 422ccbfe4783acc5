import { askApproval, type CommandOfApproval } from "#api/modules/staff/approval-rows.ts";
import { queueAloneMails } from "#api/modules/staff/staff-mails.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Refusal } from "#api/platform/http/reply.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { OperatorCommand, OperatorTools } from "./operator-command.ts";
import { readInput, runAs } from "./run-as.ts";

/**
 * Carries out a command for someone at the desk or, where the command's `approval` says that this takes a second person, asks
 * for it: another one finds it under approvals.
 * @param input what the command is given; who gives it comes from the session
 * @param about what it is about, where the input has no name for people
 * @returns `done` with the command's result, `approval` with the request's id and why it takes two, or a refusal
 */
export async function actOrAsk<Given, Input, Result>(
  parts: Pick<DeskParts, "tools" | "db" | "deskOrigin">,
  staff: StaffSession,
  command: OperatorCommand<Given, Input, Result>,
  input: Omit<Given, "by">,
  about?: string,
): Promise<
  | { readonly done: Result }
  | { readonly approval: { readonly id: string; readonly reason: string } }
  | Refusal
> {
  const read = readInput(staff, command, input);
  if ("failure" in read) return read;
  const reason = await command.approval?.(input, staff, parts.tools);
  if (reason === undefined) {
    const acted = await runAs(parts, staff, command, input);
    return "failure" in acted ? acted : { done: acted.result };
  }
  const approval = await parts.db.transaction(async (tx) => {
    const request = await askApproval(
      tx,
      commandOfApproval(command, parts.tools),
      staff,
      input,
      reason,
      about,
    );
    if (request.isAlone && request.isNew) await queueAloneMails(tx, request, staff, parts.deskOrigin);
    return request;
  });
  return { approval: { id: approval.id, reason } };
}

/** What approvals need of a command, with its input as plain JSON. */
export function commandOfApproval<Given, Input, Result>(
  command: OperatorCommand<Given, Input, Result>,
  tools: OperatorTools,
): CommandOfApproval {
  // The input was read by the command's own schema before it was kept.
  const values = (input: object) => input as Omit<Given, "by">;
  return {
    name: command.name,
    permission: command.permission,
    mayApprove: (input, rights) => command.mayApprove?.(values(input), rights, tools) ?? true,
    subjectOf: (input) => command.subjectOf?.(values(input)) ?? command.name,
  };
}

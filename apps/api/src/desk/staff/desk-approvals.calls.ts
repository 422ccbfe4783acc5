import type { Approval, deskApprovalCalls } from "@precise/contract/desk/staff/approvals";
import { type ShownOnce, shownOnce } from "@precise/contract/desk/trade/trade-acts";
import * as z from "zod/mini";
import { commandOfApproval } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { OperatorCommand, OperatorTools } from "#api/desk/kit/operator-command.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import {
  type ApprovalRow,
  closeApproval,
  decideApproval,
  listApprovals,
  lockApproval,
  mayDecide,
} from "#api/modules/staff/approval-rows.ts";
import { inputHash } from "#api/modules/staff/canonical-json.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** What can be asked for, and what it works with. */
interface Commands {
  readonly tools: OperatorTools;
  readonly table: readonly OperatorCommand[];
}

/** Acts that take a second person. @param table every command that can be asked for */
export function approvalAnswers(
  parts: DeskParts,
  table: readonly OperatorCommand[],
): DeskAnswers<typeof deskApprovalCalls> {
  const { db, tools } = parts;
  const commands = { tools, table };
  return {
    async listApprovals(_call, staff) {
      const rows = await listApprovals(db);
      const seen = rows.filter((row) => row.asked_by === staff.staffId || hasRights(row, staff, commands));
      return answer({ approvals: seen.map((row) => approvalView(row, staff, commands)) });
    },

    async decideApproval({ params: { id }, body: { decision, input_hash: read } }, staff) {
      const decided = await db.transaction(async (tx) => {
        const row = await lockApproval(tx, id);
        const refusal = whyNot(row, staff, decision, read, commands);
        if (refusal !== undefined || row === undefined) return refusal ?? notFound;
        await decideApproval(tx, row, decision === "approve" ? "running" : "refused", staff);
        return { row };
      });
      if ("failure" in decided) return decided;
      let once: ShownOnce | undefined;
      if (decision === "approve") {
        const { command: name, input, asked_by_name: askedBy } = decided.row;
        const command = table.find((each) => each.name === name);
        if (command === undefined) throw new Error("an approved command is not in the table");
        const done = await runAs(parts, { actor: { ...staff.actor, askedBy } }, command, input);
        if ("failure" in done) {
          await closeApproval(db, id, "failed", done.failure.error.message);
          return done;
        }
        await closeApproval(db, id, "approved", null);
        once = z.safeParse(shownOnce, done.result).data;
      }
      const row = await db.transaction((tx) => lockApproval(tx, id));
      if (row === undefined) return notFound;
      return answer({ approval: approvalView(row, staff, commands), ...(once && { shown_once: once }) });
    },
  };
}

const notFound = failure(404, "not_found", "There is no such request.");

/** Why someone may not decide a request so; undefined where they may. */
function whyNot(
  row: ApprovalRow | undefined,
  staff: StaffSession,
  decision: "approve" | "refuse",
  read: string | undefined,
  commands: Commands,
): Refusal | undefined {
  if (row === undefined) return notFound;
  const isOwn = row.asked_by === staff.staffId;
  if (decision === "approve" && isOwn && !mayActAlone(row, staff))
    return failure(403, "not_allowed", "Someone else must approve what you asked for.");
  if (!(isOwn && decision === "refuse") && !hasRights(row, staff, commands))
    return failure(403, "not_allowed", "Your role does not allow this.");
  if (row.state === "expired") return failure(409, "refused", "This request has expired. Make a new one.");
  if (row.state !== "open") return failure(409, "refused", "This request was decided already.");
  if (decision === "refuse") return undefined;
  const hash = inputHash(row.input);
  if (hash !== row.input_hash || (read !== undefined && read !== hash))
    return failure(409, "refused", "This is not what was asked for any more. Make a new request.");
  return undefined;
}

function hasRights(
  { command: name, input }: ApprovalRow,
  staff: StaffSession,
  { tools, table }: Commands,
): boolean {
  const command = table.find((each) => each.name === name);
  return command !== undefined && mayDecide(commandOfApproval(command, tools), staff, input);
}

/** Where nobody else could approve: after the hour, with a code that was given since. */
function mayActAlone({ alone_from: from }: ApprovalRow, { provedAt }: StaffSession): boolean {
  return from !== null && from.getTime() <= Date.now() && provedAt >= from;
}

function approvalView(row: ApprovalRow, staff: StaffSession, commands: Commands): Approval {
  const { asked_by, asked_by_name, asked_at, expires_at, alone_from, decided_by_name, decided_at, ...rest } =
    row;
  return {
    ...rest,
    asked_by: { id: asked_by, name: asked_by_name },
    asked_at: wireTime(asked_at),
    expires_at: wireTime(expires_at),
    alone_from: wireTimeOrNull(alone_from),
    decided_by: decided_by_name,
    decided_at: wireTimeOrNull(decided_at),
    may_approve: whyNot(row, staff, "approve", undefined, commands) === undefined,
    is_own: asked_by === staff.staffId,
  };
}

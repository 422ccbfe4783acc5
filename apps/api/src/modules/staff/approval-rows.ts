import type { Permission } from "@precise/contract/desk/staff/permissions";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { inputHash } from "./canonical-json.ts";
import type { StaffRole } from "./roles.ts";
import { rightsOf, type StaffRights, type StaffSession } from "./staff-session.ts";

/** Where nobody else could approve, the act waits so long. */
export const aloneMinutes = 60;

/** What approvals need to know of a command. */
export interface CommandOfApproval {
  readonly name: string;
  readonly permission: Permission;
  mayApprove(input: object, rights: StaffRights): boolean;
  subjectOf(input: object): string;
}

/** An act that waits, or waited, for a second person. */
export interface ApprovalRow {
  readonly id: string;
  readonly command: string;
  readonly input: { readonly [field: string]: unknown };
  readonly input_hash: string;
  readonly subject: string;
  readonly reason: string;
  readonly asked_by: string;
  readonly asked_by_name: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly alone_from: Date | null;
  readonly state: "open" | "running" | "approved" | "refused" | "replaced" | "failed" | "expired";
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly outcome: string | null;
}

const columns = `a.id, a.command, a.input, a.input_hash, a.subject, a.reason, a.asked_by, asker.name as asked_by_name,
  a.asked_at, a.expires_at, a.alone_from,
  case when a.state = 'open' and a.expires_at <= now() then 'expired' else a.state end as state,
  decider.name as decided_by_name, a.decided_at, a.outcome
  from approval_request a join staff_person asker on asker.id = a.asked_by
  left join staff_person decider on decider.id = a.decided_by`;

/**
 * Asks for a second person. The same act asked twice is one request; another input for the same thing takes the place of what
 * the person asked before.
 * @param about what it is about, where the input has no name for people
 */
export async function askApproval(
  tx: Sql,
  command: CommandOfApproval,
  staff: StaffSession,
  input: object,
  reason: string,
  about?: string,
): Promise<{
  readonly id: string;
  readonly subject: string;
  readonly reason: string;
  readonly isNew: boolean;
  readonly isAlone: boolean;
}> {
  const hash = inputHash(input);
  const subject = about ?? command.subjectOf(input);
  const isAlone = !(await hasOtherApprover(tx, command, staff.staffId, input));
  const [known] = await tx.query<{ id: string }>(
    `select id from approval_request where state = 'open' and expires_at > now()
       and asked_by = $1 and command = $2 and input_hash = $3`,
    [staff.staffId, command.name, hash],
  );
  if (known) return { ...known, subject, reason, isNew: false, isAlone };
  await tx.query(
    `update approval_request set state = 'replaced', decided_at = now()
     where state = 'open' and asked_by = $1 and command = $2 and subject = $3`,
    [staff.staffId, command.name, subject],
  );
  const [request] = await tx.query<{ id: string }>(
    `insert into approval_request (command, input, input_hash, subject, reason, asked_by, alone_from)
     values ($1, $2::jsonb, $3, $4, $5, $6, case when $7 then now() + make_interval(mins => $8) end) returning id`,
    [command.name, { ...input }, hash, subject, reason, staff.staffId, isAlone, aloneMinutes],
  );
  if (request === undefined) throw new Error("an approval was asked for and is not there");
  await writeAudit(tx, {
    actor: staff.actor,
    act: "approvals.ask",
    subject,
    before: null,
    after: { command: command.name, ...flatInput(input), why: reason },
  });
  return { ...request, subject, reason, isNew: true, isAlone };
}

/** All values side by side, so that the audit keeps apart what people are known by: it looks no deeper. */
function flatInput(input: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(flatInput(value))
        : [[key, value]],
    ),
  );
}

/** Whether someone else of the staff could approve it. */
async function hasOtherApprover(
  sql: Sql,
  command: CommandOfApproval,
  askerId: string,
  input: object,
): Promise<boolean> {
  const others = await sql.query<{ roles: readonly StaffRole[] }>(
    "select roles from staff_person where ended_at is null and password_hash is not null and id <> $1",
    [askerId],
  );
  return others.some(({ roles }) => mayDecide(command, rightsOf(roles), input));
}

/** Whether these rights are enough to be the second person. */
export function mayDecide(command: CommandOfApproval, rights: StaffRights, input: object): boolean {
  return rights.may("approvals") && rights.may(command.permission) && command.mayApprove(input, rights);
}

/** Open ones first, then what was decided in the last week; the newest first. */
export function listApprovals(sql: Sql): Promise<ApprovalRow[]> {
  return sql.query(
    `select ${columns} where a.state = 'open' or a.asked_at > now() - interval '7 days'
     order by a.state <> 'open' or a.expires_at <= now(), a.asked_at desc limit 200`,
  );
}

/** The request, its row locked. */
export async function lockApproval(tx: Sql, id: string): Promise<ApprovalRow | undefined> {
  return (await tx.query<ApprovalRow>(`select ${columns} where a.id = $1 for update of a`, [id]))[0];
}

/** Decides a request whose row is locked. */
export async function decideApproval(
  tx: Sql,
  { id, subject, command, state: before, asked_by_name }: ApprovalRow,
  state: "running" | "refused",
  { staffId, actor }: StaffSession,
): Promise<void> {
  await tx.query(
    "update approval_request set state = $2, decided_by = $3, decided_at = now() where id = $1",
    [id, state, staffId],
  );
  const decision = state === "running" ? "approved" : "refused";
  await writeAudit(tx, {
    actor,
    act: "approvals.decide",
    subject,
    before: { state: before },
    after: { state: decision, command, asked_by: asked_by_name },
  });
}

/** Notes what became of an approved act. */
export async function closeApproval(
  sql: Sql,
  id: string,
  state: "approved" | "failed",
  outcome: string | null,
): Promise<void> {
  await sql.query("update approval_request set state = $2, outcome = $3 where id = $1", [id, state, outcome]);
}

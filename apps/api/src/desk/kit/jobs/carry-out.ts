import { permissionsOf, type StaffRole } from "#api/modules/staff/roles.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { OperatorCommand, OperatorTools } from "../operator-command.ts";

/** What the person who started it may do now: a job outlives a session, but not an employment. */
export async function readRights(sql: Sql, actor: Actor): Promise<Pick<StaffSession, "may">> {
  if (actor.kind === "terminal") return { may: () => true };
  const [row] = await sql.query<{ roles: StaffRole[] }>(
    "select roles from staff_person where id = $1 and ended_at is null",
    [actor.id],
  );
  const allowed = permissionsOf(row?.roles ?? []);
  return { may: (permission) => allowed.has(permission) };
}

/** Carries out a command of the one table as a row of a bulk act. @throws Refused why it cannot be done */
export function carryOut<Given, Input, Result>(
  tools: OperatorTools,
  command: OperatorCommand<Given, Input, Result>,
  input: Omit<Given, "by">,
  by: Actor,
): Promise<Result> {
  // Read by the command's own schema.
  return command.run(tools, command.input.parse({ ...input, by }) as Input, () => undefined);
}

import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { StaffRole } from "./roles.ts";

/** Whether the person who acts may do what is the owner's alone; a terminal on the server may. */
export async function isOwner(tx: Sql, actor: Actor): Promise<boolean> {
  return (await rolesOfActor(tx, actor)).includes("owner");
}

/** The roles of who acts; a terminal on the server acts as the owner. */
export async function rolesOfActor(tx: Sql, actor: Actor): Promise<readonly StaffRole[]> {
  if (actor.kind === "terminal") return ["owner"];
  const [person] = await tx.query<{ roles: readonly StaffRole[] }>(
    "select roles from staff_person where id = $1",
    [actor.id],
  );
  return person?.roles ?? [];
}

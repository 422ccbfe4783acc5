import {
  inviteStaff as inviteStaffCall,
  listStaff as listStaffCall,
} from "@precise/contract/desk/staff/staff";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { inviteStaff } from "#api/modules/staff/invite-staff.ts";
import { endSessionsOfStaff } from "#api/modules/staff/open-staff-session.ts";
import { type StaffRole, staffRoles } from "#api/modules/staff/roles.ts";
import {
  hasOtherOwner,
  type LockedStaff,
  lockStaff,
  readStaff,
  type StaffRow,
} from "#api/modules/staff/staff-rows.ts";
import type { StaffTools } from "#api/modules/staff/staff-tools.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

const email = z.string().check(z.trim(), z.email({ error: "must be an e-mail address" }), z.maxLength(254));
const roles = z.array(z.enum(staffRoles)).check(z.minLength(1));
/** An id, as the desk has it, or an e-mail, as it is typed. */
const person = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

const typedPerson: Typed = { as: "<email>", about: "the person's" };
const typedRoles: Typed = {
  as: "--role <roles>",
  about: `one or several with commas: ${staffRoles.join(", ")}`,
  parse: (text) => text.split(",").map((role) => role.trim()),
};

/** Someone who was invited, with the link for the person at the server. */
export interface InvitedStaff {
  readonly person: StaffRow;
  readonly link: string;
}

export const createStaff = operatorCommand({
  name: "staff.create",
  ...ofCall(inviteStaffCall, { email }),
  terminal: [
    {
      words: "staff create",
      about: "Invites someone to the desk by e-mail and prints the link; it works once, for 48 hours",
      typed: {
        email: typedPerson,
        name: { as: "--name <name>", about: "how the desk calls them" },
        roles: typedRoles,
      },
    },
  ],
  run: (tools, { email: address, name = address.split("@")[0] ?? address, roles, by: actor }) =>
    tools.db.transaction(async (tx): Promise<InvitedStaff> => {
      const known = await lockStaff(tx, address);
      if (known && !known.is_ended)
        throw new Refused(`${known.email} is of the staff already.`, { field: "email" });
      // Who left and comes back keeps the row, for what it did.
      const [row] = await tx.query<{ id: string }>(
        `insert into staff_person (email, name, roles) values ($1, $2, $3::text[])
         on conflict (email_key) do update set name = excluded.name, roles = excluded.roles returning id`,
        [address, name, roles],
      );
      const id = row?.id ?? "";
      const link = await inviteStaff(tx, staffTools(tools), { id, name, email: address });
      await writeAudit(tx, {
        actor,
        act: "staff.create",
        subject: address,
        before: null,
        after: { name, roles: roles },
      });
      return { person: await readOne(tx, id), link };
    }),
  show: ({ person: { email: address }, link }) =>
    `Invited ${address}. The link works once, for 48 hours:\n${link}`,
});

export const listStaff = operatorCommand({
  name: "staff.list",
  ...ofRead(listStaffCall),
  terminal: [{ words: "staff list", about: "Everybody of the staff with their roles" }],
  run: ({ db }) => readStaff(db),
  show: (rows) =>
    tableOf(rows, {
      Name: "name",
      "E-mail": "email",
      Roles: (row) => row.roles.join(", "),
      State: "state",
      "Last used": "used_at",
    }),
});

export const changeStaffRoles = operatorCommand({
  name: "staff.roles",
  permission: "staff",
  input: z.strictObject({ person, roles, by }),
  terminal: [
    {
      words: "staff roles",
      about: "Gives someone other roles, at once",
      typed: { person: typedPerson, roles: typedRoles },
    },
  ],
  run: ({ db }, { person, roles: wanted, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await working(tx, person);
      if (!wanted.includes("owner")) await refuseLastOwner(tx, found, "demoted");
      await tx.query("update staff_person set roles = $2::text[] where id = $1", [found.id, wanted]);
      const change = { before: { roles: found.roles }, after: { roles: wanted } };
      await writeAudit(tx, { actor, act: "staff.roles", subject: found.email, ...change });
      return readOne(tx, found.id);
    }),
  show: (row) => `${row.email} is now ${row.roles.join(", ")}.`,
});

export const resetStaff = operatorCommand({
  name: "staff.reset",
  permission: "staff",
  input: z.strictObject({ person, by }),
  terminal: [
    {
      words: "staff reset",
      about:
        "Ends someone's sessions, password and codes, e-mails a new link and prints it; for a lost phone",
      typed: { person: typedPerson },
    },
  ],
  ask: (input) => `This signs ${input.person} out; they set up password and codes again.`,
  run: (tools, { person, by: actor }) =>
    tools.db.transaction(async (tx): Promise<InvitedStaff> => {
      const found = await working(tx, person);
      if (isOwn(actor, found)) throw new Refused("Ask another owner to reset your own account.");
      const link = await inviteStaff(tx, staffTools(tools), found);
      await writeAudit(tx, { actor, act: "staff.reset", subject: found.email, before: null, after: null });
      return { person: await readOne(tx, found.id), link };
    }),
  show: ({ person: { email: address }, link }) =>
    `Reset ${address}. The link works once, for 48 hours:\n${link}`,
});

export const endStaff = operatorCommand({
  name: "staff.end",
  permission: "staff",
  input: z.strictObject({ person, by }),
  terminal: [
    {
      words: "staff end",
      about: "Closes someone's account and ends their sessions at once",
      typed: { person: typedPerson },
    },
  ],
  ask: (input) => `This closes the account of ${input.person} and signs them out.`,
  run: ({ db }, { person, by: actor }) =>
    db.transaction(async (tx) => {
      const found = await working(tx, person);
      await refuseLastOwner(tx, found, "removed");
      const sessions = await endSessionsOfStaff(tx, found.id);
      await tx.query("delete from staff_recovery_code where staff_id = $1", [found.id]);
      await tx.query(
        `update staff_person set ended_at = now(), password_hash = null, code_secret = null, invitation_mark = null,
           invitation_ends_at = null where id = $1`,
        [found.id],
      );
      const change = { before: { roles: found.roles, sessions }, after: { state: "ended" } };
      await writeAudit(tx, { actor, act: "staff.end", subject: found.email, ...change });
      return readOne(tx, found.id);
    }),
  show: (row) => `${row.email} is of the staff no more.`,
});

/** The accounts of the staff. */
export const staffCommands = [createStaff, listStaff, changeStaffRoles, resetStaff, endStaff];

function staffTools({ staff }: OperatorTools): StaffTools {
  if (staff === undefined) throw new Refused("This needs the API's link secret: run it where the API runs.");
  return staff;
}

async function working(tx: Sql, idOrEmail: string): Promise<LockedStaff> {
  const found = await lockStaff(tx, idOrEmail);
  if (found === undefined || found.is_ended)
    throw new Refused(`Nobody of the staff has the e-mail ${idOrEmail}.`, { status: 404 });
  return found;
}

async function refuseLastOwner(
  tx: Sql,
  { id, roles: had, email: address }: LockedStaff,
  what: string,
): Promise<void> {
  const isOwner = (had as readonly StaffRole[]).includes("owner");
  if (isOwner && !(await hasOtherOwner(tx, id)))
    throw new Refused(
      `${address} is the last owner, and cannot be ${what}. Make someone else an owner first.`,
    );
}

function isOwn(actor: Actor, { id }: LockedStaff): boolean {
  return actor.kind === "staff" && actor.id === id;
}

async function readOne(tx: Sql, id: string): Promise<StaffRow> {
  const [row] = await readStaff(tx, id);
  if (row === undefined) throw new Error("someone of the staff was changed and is not there");
  return row;
}

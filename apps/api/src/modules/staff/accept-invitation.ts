import type { SignInHeaders } from "#api/modules/sessions/begin-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import { openInvitationToken } from "./invitation-link.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { proveCode } from "./prove-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import type { StaffSession } from "./staff-session.ts";
import type { StaffTools } from "./staff-tools.ts";

interface Invited {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Base32. */
  readonly secret: string;
}

/** Whom a token invites; undefined where it opens nothing, or nothing any more. */
export async function readInvited(sql: Sql, tools: StaffTools, token: string): Promise<Invited | undefined> {
  const link = openInvitationToken(tools.links, token);
  if (link === undefined) return undefined;
  const [row] = await sql.query<{ id: string; name: string; email: string; code_secret: string }>(
    `select id, name, email, code_secret from staff_person
     where id = $1 and invitation_mark = $2 and invitation_ends_at > now() and ended_at is null
       and password_hash is null and code_secret is not null for update`,
    [link.staffId, link.mark],
  );
  const secret = row && tools.secrets.open(row.code_secret, row.id);
  return row && secret !== undefined ? { id: row.id, name: row.name, email: row.email, secret } : undefined;
}

type Accepted =
  | {
      readonly kind: "open";
      readonly session: StaffSession;
      readonly cookie: string;
      readonly recoveryCodes: readonly string[];
    }
  | { readonly kind: "not-valid" }
  | { readonly kind: "wrong" }
  | { readonly kind: "locked" };

/** Sets the password of someone who was invited and has set up their codes, once, and signs them in. */
export async function acceptInvitation(
  db: Database,
  tools: StaffTools,
  input: { readonly token: string; readonly password: string; readonly code: string },
  { headers, isSecure }: { readonly headers: SignInHeaders; readonly isSecure: boolean },
): Promise<Accepted> {
  // Hashing takes a while: not for a token that opens nothing, and not while a row is locked.
  if ((await readInvited(db, tools, input.token)) === undefined) return { kind: "not-valid" };
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx): Promise<Accepted> => {
    const invited = await readInvited(tx, tools, input.token);
    if (invited === undefined) return { kind: "not-valid" };
    const proof = await proveCode(tx, tools.secrets, invited.id, input.code);
    if (proof !== "right") return { kind: proof };
    await tx.query(
      `update staff_person set password_hash = $2, invitation_mark = null, invitation_ends_at = null where id = $1`,
      [invited.id, passwordHash],
    );
    const recoveryCodes = await replaceRecoveryCodes(tx, tools.secrets, invited.id);
    const opened = await openStaffSession(tx, invited.id, headers, isSecure);
    await writeAudit(tx, {
      actor: opened.session.actor,
      act: "staff.accept",
      subject: invited.email,
      before: { state: "invited" },
      after: { state: "active" },
    });
    return { kind: "open", ...opened, recoveryCodes };
  });
}

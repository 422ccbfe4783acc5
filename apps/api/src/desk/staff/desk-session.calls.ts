import type { DeskStaff, deskSessionCalls } from "@precise/contract/desk/staff/session";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { endStaffSession } from "#api/modules/staff/open-staff-session.ts";
import { proveCode, wrongCodes } from "#api/modules/staff/prove-code.ts";
import { replaceRecoveryCodes } from "#api/modules/staff/recovery-codes.ts";
import { permissionsOf } from "#api/modules/staff/roles.ts";
import { signInStaff } from "#api/modules/staff/sign-in-staff.ts";
import { staffCookie } from "#api/modules/staff/staff-cookie.ts";
import { freshMinutes, isFresh, type StaffSession } from "#api/modules/staff/staff-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Of every failed sign-in, whatever it failed by. */
const loginFailed = failure(
  401,
  "login_failed",
  `E-mail, password or code is incorrect. After ${wrongCodes.most} wrong codes no code works for ${wrongCodes.lockMinutes} minutes.`,
  { isWrongGuess: true },
);

/** The calls of a session at the desk. */
export function sessionAnswers(parts: DeskParts): DeskAnswers<typeof deskSessionCalls> {
  const { db, isSecure, content } = parts;
  const { secrets } = parts.staff;
  const gone = [staffCookie("", isSecure)];
  return {
    readDeskSession: {
      async handleAnyone({ staff: { session, isSessionOver } }) {
        const read = answer({
          staff: session && staffView(session),
          is_session_over: isSessionOver,
          shop_name: content.company.name,
          ...(content.look && { look: content.look }),
        });
        return isSessionOver ? { ...read, setCookies: gone } : read;
      },
    },

    signInAtDesk: {
      guesses: { limit: "staffLogins", isGuess: () => true },
      async handleAnyone({ body, network, requestHeaders: headers }) {
        const signedIn = await signInStaff({ ...parts, secrets }, body, { network, headers });
        if (signedIn.kind === "limited") return tooManyGuesses(signedIn.retryAfterSeconds);
        if (signedIn.kind === "wrong") return loginFailed;
        return { ...answer({ staff: staffView(signedIn.session) }), setCookies: [signedIn.cookie] };
      },
    },

    signOutOfDesk: {
      async handleAnyone({ requestHeaders: { cookie } }) {
        await endStaffSession(db, cookie);
        return { ...answer({ staff: null }), setCookies: gone };
      },
    },

    async freshenCode({ body }, staff) {
      const proof = await db.transaction(async (tx) => {
        const found = await proveCode(tx, secrets, staff.staffId, body.code);
        if (found === "right")
          await tx.query("update staff_session set proved_at = now() where id = $1", [staff.id]);
        return found;
      });
      if (proof === "locked") return tooManyGuesses(wrongCodes.lockMinutes * 60);
      if (proof === "wrong") {
        const message = "The code is incorrect or was used before.";
        return failure(422, "code_wrong", message, { field: "code" });
      }
      return answer({ staff: staffView({ ...staff, provedAt: new Date() }) });
    },

    async renewRecoveryCodes(_call, staff) {
      if (!isFresh(staff))
        return failure(403, "second_factor_required", "Give a one-time code again to do this.");
      const codes = await db.transaction(async (tx) => {
        await writeAudit(tx, {
          actor: staff.actor,
          act: "staff.renew-recovery-codes",
          subject: staff.email,
          before: null,
          after: null,
        });
        return replaceRecoveryCodes(tx, secrets, staff.staffId);
      });
      return answer({ recovery_codes: [...codes] });
    },
  };
}

/** Who is signed in, as the pages get it. */
export function staffView({ staffId, name, email, roles, provedAt }: Omit<StaffSession, "may">): DeskStaff {
  return {
    id: staffId,
    name,
    email,
    roles: [...roles],
    permissions: [...permissionsOf(roles)],
    fresh_until: wireTime(provedAt.getTime() + freshMinutes * 60_000),
  };
}

function tooManyGuesses(retryAfterSeconds: number) {
  return failure(429, "rate_limited", "Too many attempts. Try again in a few minutes.", {
    retryAfterSeconds,
  });
}

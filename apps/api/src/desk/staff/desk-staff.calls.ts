import type { deskStaffCalls, StaffPerson } from "@precise/contract/desk/staff/staff";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { acceptInvitation, readInvited } from "#api/modules/staff/accept-invitation.ts";
import { codeAppAddress } from "#api/modules/staff/one-time-codes.ts";
import { wrongCodes } from "#api/modules/staff/prove-code.ts";
import { readStaff, type StaffRow } from "#api/modules/staff/staff-rows.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { staffView } from "./desk-session.calls.ts";
import { changeStaffRoles, createStaff, endStaff, resetStaff } from "./staff-commands.ts";

const linkNotValid = failure(404, "link_not_valid", "This link is not valid or has expired.", {
  isWrongGuess: true,
});

/** The accounts of the staff, and accepting an invitation. */
export function staffAnswers(parts: DeskParts): DeskAnswers<typeof deskStaffCalls> {
  const { db, staff: tools, isSecure } = parts;
  return {
    async listStaff() {
      return answer({ staff: (await readStaff(db)).map(personView) });
    },
    async inviteStaff({ body }, staff) {
      const done = await runAs(parts, staff, createStaff, { ...body, roles: [...body.roles] });
      // The link is for the invited person's own inbox.
      return "failure" in done ? done : answer({ person: personView(done.result.person) });
    },
    async changeStaffRoles({ params: { id }, body: { roles } }, staff) {
      const done = await runAs(parts, staff, changeStaffRoles, { person: id, roles: [...roles] });
      return "failure" in done ? done : answer({ person: personView(done.result) });
    },
    async endStaff({ params: { id } }, staff) {
      const done = await runAs(parts, staff, endStaff, { person: id });
      return "failure" in done ? done : answer({ person: personView(done.result) });
    },
    async resetStaff({ params: { id } }, staff) {
      const done = await runAs(parts, staff, resetStaff, { person: id });
      return "failure" in done ? done : answer({ person: personView(done.result.person) });
    },
    readInvitation: {
      guesses: { limit: "staffLogins", isGuess: () => true },
      async handleAnyone({ body: { token } }) {
        const invited = await readInvited(db, tools, token);
        if (invited === undefined) return linkNotValid;
        const { name, email, secret } = invited;
        return answer({
          name,
          email,
          totp_secret: secret,
          otpauth_uri: codeAppAddress(secret, email, parts.content.company.name),
        });
      },
    },
    acceptInvitation: {
      guesses: { limit: "staffLogins", isGuess: () => true },
      async handleAnyone({ body, requestHeaders: headers }) {
        const accepted = await acceptInvitation(db, tools, body, { headers, isSecure });
        if (accepted.kind === "not-valid") return linkNotValid;
        if (accepted.kind === "locked") {
          const retryAfterSeconds = wrongCodes.lockMinutes * 60;
          return failure(429, "rate_limited", "Too many wrong codes. Try again in a quarter of an hour.", {
            retryAfterSeconds,
          });
        }
        if (accepted.kind === "wrong") {
          const message = "The code is incorrect. Is the phone's clock right?";
          return failure(422, "code_wrong", message, { field: "code", isWrongGuess: true });
        }
        const { session, cookie, recoveryCodes } = accepted;
        return {
          ...answer({ staff: staffView(session), recovery_codes: [...recoveryCodes] }),
          setCookies: [cookie],
        };
      },
    },
  };
}

function personView({ invitation_ends_at, used_at, roles, ...row }: StaffRow): StaffPerson {
  return {
    ...row,
    roles: [...roles],
    invitation_ends_at: wireTimeOrNull(invitation_ends_at),
    used_at: wireTimeOrNull(used_at),
  };
}

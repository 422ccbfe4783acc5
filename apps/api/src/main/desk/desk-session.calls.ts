import type { deskSessionCalls } from "@precise/contract/desk/desk-session";
import { permissionsOf } from "#api/modules/desk/roles.ts";
import { freshMinutes } from "#api/modules/desk/staff-session.ts";
import { answer } from "#api/platform/http/reply.ts";
import type { DeskAnswers } from "./serve-desk.ts";

/** The calls of a session at the desk. */
export function sessionAnswers(): DeskAnswers<typeof deskSessionCalls> {
  return {
    readDeskSession: {
      async handleAnyone({ staff: { session, isSessionOver } }) {
        if (session === null) return answer({ staff: null, is_session_over: isSessionOver });
        const { staffId, name, email, roles, provedAt } = session;
        return answer({
          staff: {
            id: staffId,
            name,
            email,
            roles: [...roles],
            permissions: [...permissionsOf(roles)],
            fresh_until: new Date(provedAt.getTime() + freshMinutes * 60_000).toISOString(),
          },
          is_session_over: false,
        });
      },
    },
  };
}

import type { FastifyInstance } from "fastify";
import { guest, readSessionsIn } from "#api/modules/sessions/read-session-of.ts";
import { readStaffOf, signedOutStaff } from "#api/modules/staff/staff-session.ts";
import { readClientSessionsIn, signedOutClient } from "#api/modules/trade/read-client-session-of.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Lets a server read who calls. One kind of session never opens the other's calls: each call sees one kind alone. @source design D6 */
export function addCallerReader(app: FastifyInstance, sql: Sql): void {
  app.decorate("readSessionOf", readSessionsIn(sql));
  app.decorate("readClientSessionOf", readClientSessionsIn(sql));
  app.decorate("readCaller", async (request) => {
    const network = app.networkOf(request);
    const { url = "" } = request.routeOptions;
    const nobody = { network, ...guest, client: signedOutClient, staff: signedOutStaff };
    if (url.startsWith("/api/desk/")) return { ...nobody, staff: await readStaffOf(sql, request.headers) };
    if (url.startsWith("/api/clients/"))
      return { ...nobody, client: await app.readClientSessionOf(request.headers) };
    return { ...nobody, ...(await app.readSessionOf(request.headers)) };
  });
}

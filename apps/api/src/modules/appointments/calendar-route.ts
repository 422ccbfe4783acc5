import type { FastifyInstance } from "fastify";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { forOnePerson } from "#api/platform/http/send.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { appointmentPath } from "./appointment-link.ts";
import { appointmentView, findAppointment } from "./appointment-rows.ts";
import { calendarFile } from "./calendar-file.ts";

/** GET /api/appointments/calendar/{token}: the appointment as a file that calendars take, by a link that we signed. */
export function serveCalendarFiles(
  app: FastifyInstance,
  deps: {
    readonly db: Database;
    readonly links: SignedLinks;
    readonly content: ShopContent;
    readonly siteOrigins: readonly string[];
  },
): void {
  const { db, links, content, siteOrigins } = deps;
  const [site = ""] = siteOrigins;
  app.get<{ Params: { token: string } }>(
    "/api/appointments/calendar/:token",
    { config: { call: "appointmentCalendar", limit: "orderTracking" } },
    async (request, reply) => {
      reply.header("cache-control", forOnePerson);
      const { token } = request.params;
      const reference = links.open("appointment", token);
      const held = reference === undefined ? undefined : await findAppointment(db, reference);
      if (!held) {
        const message = "This link is not valid or has expired.";
        return sendFault(reply, { status: 404, code: "link_not_valid", message });
      }
      const now = new Date();
      return reply
        .header("content-type", "text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="${held.reference}.ics"`)
        .send(
          calendarFile(appointmentView(held, now), {
            method: held.status === "cancelled" ? "CANCEL" : "PUBLISH",
            sequence: held.sequence,
            organiser: { name: content.company.name, email: content.company.email },
            host: new URL(site).host,
            page: site + appointmentPath(token),
            writtenAt: now,
          }),
        );
    },
  );
}

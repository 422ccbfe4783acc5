import { newsletterExportPath } from "@precise/contract/desk/people";
import type { FastifyInstance } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { allow } from "#api/desk/kit/serve-desk.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { exportNewsletterCommand } from "./shop-commands.ts";

/** GET of the newsletter's subscribers as a CSV file, in a session of the desk. */
export function serveNewsletterFile(app: FastifyInstance, parts: DeskParts): void {
  app.get<{ Querystring: { everybody?: unknown } }>(
    newsletterExportPath,
    { config: { call: "newsletterFile", limit: "desk" } },
    async (request, reply) => {
      reply.header("cache-control", forOnePerson);
      const { staff: caller } = await app.readCaller(request);
      const allowed = allow(caller, { permission: exportNewsletterCommand.permission, isFresh: true });
      if ("failure" in allowed) return sendFailure(reply, allowed.failure);
      const everybody = request.query.everybody === "true";
      const done = await runAs(parts, allowed.staff, exportNewsletterCommand, { everybody });
      if ("failure" in done) return sendFailure(reply, done.failure);
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="newsletter.csv"')
        .send(`\ufeff${exportNewsletterCommand.file?.text(done.result) ?? ""}`);
    },
  );
}

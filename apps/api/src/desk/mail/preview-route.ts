import type { FastifyInstance } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { serveFile } from "#api/desk/kit/serve-file.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { readMailRow } from "#api/platform/mail/find-mails.ts";
import { showMail } from "./mail-page.ts";

/** A mail has its styles inline; it runs nothing, loads nothing, leads nowhere, and stands only in a page of the desk. */
const previewPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** GET of an e-mail as HTML, in a session of the desk, for a frame of the desk's own pages. */
export function serveMailPreview(app: FastifyInstance, { db, readMails }: DeskParts): void {
  serveFile<{ Params: { id: string } }>(
    app,
    { path: "/api/desk/mails/:id/preview", call: "mailPreview", rule: { permission: "mail.read" } },
    async (request, reply) => {
      const { id } = request.params;
      const row = /^[1-9]\d{0,8}$/.test(id) ? await readMailRow(db, Number(id)) : undefined;
      const shown = row && showMail(await readMails(), row);
      if (!shown)
        return sendFault(reply, {
          status: 404,
          code: "not_found",
          message: "There is no such e-mail, or its text is no longer kept.",
        });
      return reply
        .header("content-type", "text/html; charset=utf-8")
        .header("content-security-policy", previewPolicy)
        .header("x-frame-options", "SAMEORIGIN")
        .send(shown.html);
    },
  );
}

import { Readable } from "node:stream";
import { newsletterExportPath } from "@precise/contract/desk/people";
import type { FastifyInstance } from "fastify";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { filePages } from "#api/desk/kit/file-pages.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { serveFile } from "#api/desk/kit/serve-file.ts";
import { sendFailure } from "#api/platform/http/send.ts";
import { exportNewsletterCommand } from "./shop-commands.ts";

/** GET of the newsletter's subscribers as a CSV file, in a session of the desk. */
export function serveNewsletterFile(app: FastifyInstance, parts: DeskParts): void {
  const rule = { permission: exportNewsletterCommand.permission, isFresh: true } as const;
  serveFile<{ Querystring: { everybody?: unknown } }>(
    app,
    { path: newsletterExportPath, call: "newsletterFile", rule },
    async (request, reply, staff) => {
      const everybody = request.query.everybody === "true";
      const first = await runAs(parts, staff, exportNewsletterCommand, { everybody });
      if ("failure" in first) return sendFailure(reply, first.failure);
      const pages = filePages(exportNewsletterCommand, first.result, async (next) => {
        const page = await runAs(parts, staff, exportNewsletterCommand, { everybody, ...next });
        if ("failure" in page) throw new Error("a page of the newsletter was refused after the first");
        return page.result;
      });
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="newsletter.csv"')
        .send(Readable.from(withByteOrderMark(pages)));
    },
  );
}

/** By it a spreadsheet knows UTF-8. */
async function* withByteOrderMark(pages: AsyncIterable<string>): AsyncGenerator<string> {
  yield "\ufeff";
  yield* pages;
}

import type { FastifyInstance } from "fastify";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import type { LinkPurpose, SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Mails of one kind that a program can stop by itself. */
export interface OneClick {
  /** `newsletter`: the first part of the paths, of the API's and of the shop's own page. */
  readonly about: string;
  readonly purpose: LinkPurpose;
  /** Name the calls in figures. */
  readonly calls: { readonly page: string; readonly stop: string };
  /** @param subject what the link's token opens */
  readonly stop: (tx: Sql, subject: string) => Promise<void>;
}

/**
 * The address in a mail's List-Unsubscribe header. A mail program POSTs a form there (one click); a person whose
 * program opens it as a page is led to the shop's own page. GET and HEAD change nothing: prefetchers follow links.
 * @source RFC 8058
 */
export function serveOneClick(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly links: SignedLinks; readonly siteOrigins: readonly string[] },
  { about, purpose, calls, stop }: OneClick,
): void {
  const { db, links, siteOrigins } = deps;
  const [site = ""] = siteOrigins;
  const path = `/api/${about}/unsubscribe/:token`;

  app.get<{ Params: { token: string } }>(path, { config: { call: calls.page } }, async (request, reply) =>
    reply
      .header("cache-control", "private, no-store")
      .redirect(`${site}/${about}/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
  );

  // The one call that takes a form; in a scope of its own, so that no other does.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>(
      path,
      { config: { call: calls.stop } },
      async (request, reply) => {
        const subject = links.open(purpose, request.params.token);
        if (subject === undefined) {
          const message = "This link is not valid or has expired.";
          return sendFault(reply, { status: 404, code: "link_not_valid", message });
        }
        await db.transaction((tx) => stop(tx, subject));
        return reply
          .header("cache-control", "private, no-store")
          .code(200)
          .send({ data: { unsubscribed: true } });
      },
    );
  });
}

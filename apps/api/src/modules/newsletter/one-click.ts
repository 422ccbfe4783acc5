import type { FastifyInstance } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { endSubscription } from "./subscriptions.ts";

const path = "/api/newsletter/unsubscribe/:token";

/**
 * The address in a newsletter's List-Unsubscribe header. A mail program POSTs a form there (one click); a person whose
 * program opens it as a page is led to the shop's own page. GET and HEAD change nothing: prefetchers follow links.
 * @source RFC 8058
 */
export function serveOneClick(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly links: SignedLinks; readonly siteOrigins: readonly string[] },
): void {
  const { db, links, siteOrigins } = deps;
  const [site = ""] = siteOrigins;

  app.get<{ Params: { token: string } }>(path, { config: { call: "oneClickPage" } }, async (request, reply) =>
    reply
      .header("cache-control", "private, no-store")
      .redirect(`${site}/newsletter/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
  );

  // The one call that takes a form; in a scope of its own, so that no other does.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>(
      path,
      { config: { call: "oneClickUnsubscribe" } },
      async (request, reply) => {
        const publicId = links.open("newsletter-unsubscribe", request.params.token);
        if (publicId === undefined) {
          const message = "This link is not valid or has expired.";
          return sendFault(reply, { status: 404, code: "link_not_valid", message });
        }
        await db.transaction((tx) => endSubscription(tx, { publicId }));
        return reply
          .header("cache-control", "private, no-store")
          .code(200)
          .send({ data: { unsubscribed: true } });
      },
    );
  });
}

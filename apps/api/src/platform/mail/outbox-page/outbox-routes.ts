import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { isLocalVisit } from "./is-local-visit.ts";
import { readKeptMail, readKeptMails } from "./kept-mails.ts";
import { listPage, mailPage, outboxStyle } from "./outbox-html.ts";

const digest = createHash("sha256").update(outboxStyle).digest("base64");
const pagePolicy = `default-src 'none'; style-src 'sha256-${digest}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail has its styles inline; it may run nothing, load nothing, and stand only in our own page. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/**
 * The outbox page of local runs: /outbox, /outbox/{name} and /outbox.json?to=. Only for visits from this machine; there
 * is none where a mail server is set or SHOP_ENV is not local.
 */
export function serveOutboxPage(app: FastifyInstance, folder: string): void {
  void app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      const { host, "x-forwarded-for": forwardedFor } = request.headers;
      const { remoteAddress } = request.socket;
      if (!isLocalVisit({ remoteAddress, host, forwardedFor })) return notThere(reply);
      reply.header("cache-control", "private, no-store");
      return undefined;
    });
    const config = { call: "outbox", limit: "none" } as const;

    scope.get<{ Querystring: { to?: string } }>("/outbox", { config }, async ({ query }, reply) =>
      html(reply, listPage(await readKeptMails(folder, addressOf(query.to)), addressOf(query.to))),
    );
    scope.get<{ Querystring: { to?: string } }>("/outbox.json", { config }, async ({ query }) => {
      const mails = await readKeptMails(folder, addressOf(query.to));
      return { mails: mails.map(({ name, mail }) => ({ name, ...mail })) };
    });
    scope.get<{ Params: { name: string } }>("/outbox/:name", { config }, async ({ params }, reply) => {
      const mail = await readKeptMail(folder, params.name);
      return mail ? html(reply, mailPage({ name: params.name, mail })) : notThere(reply);
    });
    scope.get<{ Params: { name: string } }>("/outbox/:name/html", { config }, async ({ params }, reply) => {
      const mail = await readKeptMail(folder, params.name);
      if (!mail) return notThere(reply);
      // Links open beside the page: the frame itself may go nowhere.
      const shown = mail.html.replace("<head>", '<head><base target="_blank">');
      return html(reply, shown, mailPolicy).header("x-frame-options", "SAMEORIGIN");
    });
  });
}

/** A query may name an address twice or not at all. */
function addressOf(to: unknown): string | undefined {
  return typeof to === "string" && to !== "" ? to : undefined;
}

function html(reply: FastifyReply, text: string, policy: string = pagePolicy): FastifyReply {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .send(text);
}

function notThere(reply: FastifyReply): FastifyReply {
  return sendFault(reply, { status: 404, code: "not_found", message: "There is nothing here." });
}

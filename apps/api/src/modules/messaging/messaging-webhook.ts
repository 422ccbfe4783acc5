import type { FastifyInstance } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { withRawBodies } from "#api/platform/http/raw-bodies.ts";
import type { MessagingProvider } from "./messaging-port.ts";
import { applyMessagingEvents } from "./report-rows.ts";

/** Where the messaging service reports what became of messages, and what people answer. Its signature says who writes. */
export const messagingWebhookPath = "/api/messages/termii/webhook";
const largestBodyBytes = 64 * 1024;

/** Takes reports and answers; either is one small change, made before the service hears that we have it. */
export function serveMessagingWebhook(app: FastifyInstance, db: Database, provider: MessagingProvider): void {
  withRawBodies(app, largestBodyBytes, (scope) => {
    scope.post<{ Body: Buffer | undefined }>(
      messagingWebhookPath,
      { config: { call: "messagingWebhook", limit: "none", takesOtherSites: true } },
      async (request, reply) => {
        const read = provider.readWebhook(request.body ?? Buffer.alloc(0), request.headers);
        if (!read.ok && read.code === "bad_signature") {
          const message = "The signature does not fit the body.";
          return sendFault(reply, { status: 401, code: "session_required", message });
        }
        if (!read.ok) {
          return sendFault(reply, { status: 400, code: "malformed_json", message: "The body is no JSON." });
        }
        await db.transaction((tx) => applyMessagingEvents(tx, read.value));
        return reply
          .header("cache-control", "private, no-store")
          .code(200)
          .send({ data: { received: true } });
      },
    );
  });
}

import type { FastifyInstance } from "fastify";
import type { Sql } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { withRawBodies } from "#api/platform/http/raw-bodies.ts";
import type { PaymentProvider } from "./online/provider-port.ts";
import { keepEvents } from "./online-events.ts";

/** Where the payment service reports; the one path that another site may write to, because its signature says who writes. */
export const webhookPath = "/api/payments/paystack/webhook";
const largestBodyBytes = 256 * 1024;

/**
 * Takes the payment service's events: checks the signature over the bytes as they came, keeps the events, and answers. A job
 * applies them, so that the service never waits for what follows from them. A database that is down is a 503, and the
 * service tries again.
 * @source decision 061
 */
export function serveWebhook(app: FastifyInstance, db: Sql, provider: PaymentProvider): void {
  withRawBodies(app, largestBodyBytes, (scope) => {
    scope.post<{ Body: Buffer | undefined }>(
      webhookPath,
      { config: { call: "paymentWebhook", limit: "none", takesOtherSites: true } },
      async (request, reply) => {
        const body = request.body ?? Buffer.alloc(0);
        const read = provider.readWebhook(body, request.headers);
        if (!read.ok && read.code === "bad_signature") {
          const message = "The signature does not fit the body.";
          return sendFault(reply, { status: 401, code: "session_required", message });
        }
        if (!read.ok) {
          return sendFault(reply, { status: 400, code: "malformed_json", message: "The body is no JSON." });
        }
        await keepEvents(db, provider.name, read.value, body);
        return reply
          .header("cache-control", "private, no-store")
          .code(200)
          .send({ data: { received: true } });
      },
    );
  });
}

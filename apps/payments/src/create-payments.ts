import { join } from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { checkout } from "./checkout/checkout.ts";
import { createWorkQueue } from "./clock/work-queue.ts";
import { control } from "./control/control.ts";
import { dashboard } from "./dashboard/dashboard.ts";
import type { Env } from "./env.ts";
import { createFaults } from "./faults/faults.ts";
import { createDisputes } from "./ledger/disputes.ts";
import { createRefunds } from "./ledger/refunds.ts";
import { createTransactions } from "./ledger/transactions.ts";
import type { Parts } from "./parts/parts.ts";
import { paystackApi } from "./paystack-api/paystack-api.ts";
import { errorBody, PaystackError } from "./shapes/paystack-error.ts";
import { openPaymentsStore } from "./store/payments-store.ts";
import { createNotices } from "./webhooks/notices.ts";

const BODY_LIMIT_BYTES = 100_000;

/**
 * The whole stand-in: Paystack's calls, its notices, the hosted checkout, a dashboard, and switches for tests.
 * @param port where it is reached, which may be another than the environment's 0
 * @returns `stop` ends what is waiting and writes what is not written yet
 */
export function createPayments(env: Env, port: number): { readonly app: Hono; readonly stop: () => void } {
  const parts = makeParts(env, `http://localhost:${port}`);
  const app = new Hono();
  app.use(callerGuard(port));
  // form-action is left out: browsers apply it to the redirect back to the shop as well.
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    }),
  );
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES }));
  app.onError((error, c) => {
    if (error instanceof PaystackError) return c.json(errorBody(error), error.status);
    console.error(error);
    return c.json({ status: false, message: "An error occurred", type: "api_error", code: "unknown" }, 500);
  });
  app.notFound((c) =>
    c.json({ status: false, message: "Route not found", type: "api_error", code: "not_found" }, 404),
  );
  app.get("/health", (c) => c.json({ ok: true, isStandIn: true }));
  app.route("/", dashboard(parts));
  app.route("/", checkout(parts));
  app.route("/", control(parts));
  app.route("/", paystackApi(parts, env.secretKey));
  parts.notices.resume();
  parts.queue.start();
  return {
    app,
    stop: () => {
      parts.queue.stop();
      parts.store.close();
    },
  };
}

function makeParts(env: Env, origin: string): Parts {
  const { dataFolder, speed, secretKey, webhookUrl } = env;
  const store = openPaymentsStore(
    dataFolder === undefined ? undefined : join(dataFolder, "payments", "payments.json"),
  );
  const queue = createWorkQueue(store, speed);
  const notices = createNotices({ store, queue, secretKey, webhookUrl });
  return {
    origin,
    store,
    queue,
    notices,
    transactions: createTransactions(store, notices),
    refunds: createRefunds(store, notices, queue),
    disputes: createDisputes(store, notices, queue),
    faults: createFaults(),
  };
}

/**
 * Only this computer, under its own name, and no page but the stand-in's own: one elsewhere that resolves its own name
 * to 127.0.0.1, or posts a form here, is turned away.
 */
function callerGuard(port: number) {
  return createMiddleware(async (c, next) => {
    const own = [`localhost:${port}`, `127.0.0.1:${port}`];
    if (!own.includes(c.req.header("host") ?? "")) {
      return c.text("This server does not answer for this host.", 421);
    }
    const origin = c.req.header("origin");
    // A form of our own page may say "null" for its origin.
    const isOwnForm = origin === "null" && c.req.header("sec-fetch-site") === "same-origin";
    if (origin !== undefined && !own.some((host) => origin === `http://${host}`) && !isOwnForm) {
      return c.text("This origin may not use the stand-in.", 403);
    }
    await next();
  });
}

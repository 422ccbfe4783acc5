import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { failAsPlanned } from "../faults/faults.ts";
import type { Parts } from "../parts/parts.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { bankCalls } from "./bank-calls.ts";
import { disputeCalls } from "./dispute-calls.ts";
import { refundCalls } from "./refund-calls.ts";
import { transactionCalls } from "./transaction-calls.ts";

/** First parts of the paths that Paystack answers for. */
const CALLS = ["transaction", "charge", "refund", "dispute", "bank", "customer", "dedicated_account"];

/** The calls of Paystack that the shop makes, for who brings the secret key. */
export function paystackApi(parts: Parts, secretKey: string): Hono {
  const app = new Hono();
  for (const call of CALLS) {
    for (const path of [`/${call}`, `/${call}/*`]) app.use(path, requireKey(secretKey));
  }
  for (const call of CALLS) {
    for (const path of [`/${call}`, `/${call}/*`]) app.use(path, failAsPlanned(parts.faults));
  }
  app.route("/", transactionCalls(parts));
  app.route("/", refundCalls(parts));
  app.route("/", disputeCalls(parts));
  app.route("/", bankCalls(parts));
  return app;
}

function requireKey(secretKey: string) {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  const expected = hashOf(`Bearer ${secretKey}`);
  return createMiddleware(async (c, next) => {
    if (!timingSafeEqual(hashOf(c.req.header("authorization") ?? ""), expected)) {
      throw new PaystackError(
        401,
        "invalid_Key",
        "Invalid key",
        "Ensure that you provide the correct authorization key",
      );
    }
    await next();
  });
}

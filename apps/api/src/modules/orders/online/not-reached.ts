import { failure } from "#api/platform/http/reply.ts";

/** What is answered where the payment service cannot be asked. */
export const notReached = failure(
  503,
  "unavailable",
  "Paystack does not answer at the moment. Try again in a moment.",
  {
    retryAfterSeconds: 5,
  },
);

import { setTimeout } from "node:timers/promises";
import type { ApiResult } from "@precise/api-client/api-failure";

const mostWaits = 10;
const waitMs = 400;

/** Makes a call under an idempotency key: a second press while the first is still being answered waits for that answer. */
export async function waitWhileInProgress<Data>(
  call: () => Promise<ApiResult<Data>>,
): Promise<ApiResult<Data>> {
  for (let waits = 0; ; waits += 1) {
    const result = await call();
    if (result.ok || result.failure.code !== "idempotency_in_progress" || waits === mostWaits) return result;
    await setTimeout(waitMs);
  }
}

/** Seconds after which a client may ask again. */
const retryAfterSeconds = 5;

/** What a call gets while the API does not answer: the contract's own envelope, never a page of ours. @source DESIGN §4 */
export function apiUnavailable(): Response {
  return failure(503, "unavailable", "The shop is not working right now. Try again in a moment.", {
    "retry-after": String(retryAfterSeconds),
  });
}

/** A body that no call of the API takes. */
export function bodyTooLarge(): Response {
  return failure(413, "body_too_large", "The request is too large.", {});
}

function failure(status: number, code: string, message: string, headers: Record<string, string>): Response {
  return Response.json(
    { data: null, errors: [{ message, code }] },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}

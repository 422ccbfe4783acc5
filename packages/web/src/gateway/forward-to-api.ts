import { largestUploadBytes, quickOrderUploadPath } from "@precise/contract/clients/quick-order";
import { addBriefPicture } from "@precise/contract/design-briefs";
import { webEnv } from "../env.ts";
import { readUpTo } from "../forms/read-form.ts";
import { addressHeaders, ourHeaders } from "../server/api.ts";
import { httpFetch } from "../server/http-fetch.ts";

/** Seconds after which a client may ask again. */
const retryAfterSeconds = 5;

/** Larger than what the API takes, so that the API itself says what is wrong with a body; beyond it no one reads. */
const largestBodyBytes = 1_100_000;
/** Where it takes more: pictures of a design brief, and files of a quick order. */
const largestBodyBytesUnder = [
  { path: addBriefPicture.path, most: 8_000_000 },
  { path: quickOrderUploadPath, most: largestUploadBytes + 100_000 },
];

/** They belong to one connection, or are set again. Next drops content-encoding from a proxy's answers: none is asked for. */
const requestHeadersDropped =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|host|content-length|accept-encoding|forwarded|x-forwarded-.*|x-real-ip|x-precise-.*|x-middleware-.*|x-invoke-.*|next-.*|proxy-.*)$/;
const responseHeadersDropped =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|content-length|proxy-.*|x-middleware-.*)$/;

/**
 * Passes a request on to the API and its answer back, bytes as they are. A failure to reach it is 503 in the contract's
 * envelope.
 * @param visitor the visitor's address, null where it is not known
 * @param under base path of the app, which the API knows nothing of
 */
export async function forwardToApi(request: Request, visitor: string | null, under = ""): Promise<Response> {
  const { pathname: asked, search, host, protocol } = new URL(request.url);
  const pathname = asked.slice(under.length);
  const body = await readBody(
    request,
    largestBodyBytesUnder.find(({ path }) => pathname.startsWith(path))?.most ?? largestBodyBytes,
  );
  if (body === "too-large") return bodyTooLarge();
  try {
    const answer = await httpFetch(`${webEnv().apiOrigin}${pathname}${search}`, {
      method: request.method,
      headers: {
        ...kept(request.headers, requestHeadersDropped),
        "x-forwarded-host": host,
        "x-forwarded-proto": protocol.slice(0, -1),
        ...ourHeaders(),
        ...addressHeaders(visitor),
      },
      ...(body === undefined ? {} : { body }),
      // A picture is fetched to its end: several views may wait for one fetch, and the first of them may go away.
      ...(pathname.startsWith("/media/") ? {} : { signal: request.signal }),
    });
    const headers = new Headers(answer.headers);
    for (const name of [...headers.keys()]) if (responseHeadersDropped.test(name)) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    // Not listening, or gone in the middle of the call: either way there is no answer to pass on.
    return apiUnavailable();
  }
}

async function readBody(request: Request, most: number): Promise<Uint8Array | undefined | "too-large"> {
  if (request.body === null) return undefined;
  return (await readUpTo(request, most)) ?? "too-large";
}

function kept(headers: Headers, dropped: RegExp): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !dropped.test(name)));
}

/** What a call gets while the API does not answer: the contract's own envelope, never a page of ours. @source design "Wire contract" */
function apiUnavailable(): Response {
  return failure(503, "unavailable", "The shop is not working right now. Try again in a moment.", {
    "retry-after": String(retryAfterSeconds),
  });
}

/** A body that no call of the API takes. */
function bodyTooLarge(): Response {
  return failure(413, "body_too_large", "The request is too large.", {});
}

function failure(status: number, code: string, message: string, headers: Record<string, string>): Response {
  return Response.json(
    { data: null, errors: [{ message, code }] },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}

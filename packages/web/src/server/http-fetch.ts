import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { currentRequestId, currentTraceparent } from "@precise/tracing/traced";

/** Given up well before the server closes it: a busy process may learn of that only after it has sent a request. */
const connections = { keepAlive: true, maxFreeSockets: 64, agentKeepAliveTimeoutBuffer: 4_000 };
const agents = { http: new HttpAgent(connections), https: new HttpsAgent(connections) };

/** What `httpFetch` takes of fetch's options. */
export interface HttpFetchInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

/**
 * fetch over node:http, body as it comes, redirects not followed. Pages use it instead of the global fetch, which Next
 * replaces by one with a cache of its own: our pages are the cache, and a second one under it would make them from old
 * answers.
 * @throws Error when no answer comes, as fetch does
 */
export function httpFetch(url: string, init: HttpFetchInit = {}): Promise<Response> {
  const target = new URL(url);
  const isHttps = target.protocol === "https:";
  const send = isHttps ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(target, {
      method: init.method ?? "GET",
      headers: {
        ...init.headers,
        ...headersOfRequest(),
        // Node frames the body of a POST by itself, of a DELETE not: unframed it would be read as the next request.
        ...(init.body !== undefined && { "content-length": String(Buffer.byteLength(init.body)) }),
      },
      agent: isHttps ? agents.https : agents.http,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    outgoing.on("response", (incoming) => resolve(responseOf(incoming, init.method === "HEAD")));
    outgoing.on("error", reject);
    outgoing.end(init.body);
  });
}

/** By them the API's log, audit and spans lead to the request that this is done for. @source decision 135 */
function headersOfRequest(): Record<string, string> {
  const requestId = currentRequestId();
  const traceparent = currentTraceparent();
  return {
    ...(requestId !== undefined && { "x-request-id": requestId }),
    ...(traceparent !== undefined && { traceparent }),
  };
}

function responseOf(incoming: IncomingMessage, isHead: boolean): Response {
  const status = incoming.statusCode ?? 502;
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "");
  }
  const isBodiless = isHead || status === 204 || status === 304;
  if (isBodiless) incoming.resume();
  // Node's stream types and the DOM's name the same class differently.
  const body = isBodiless ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

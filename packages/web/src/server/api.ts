import { type ApiClient, createApiClient } from "@precise/api-client/client";
import { webEnv } from "../env.ts";
import { type HttpFetchInit, httpFetch } from "./http-fetch.ts";

/** Headers by which the API believes us; the visitor's address goes with the secret. @source design D22 */
export const visitorHeader = "x-precise-visitor";
export const secretHeader = "x-precise-secret";
/** Says that a call is our own and no visitor's. */
const accountHeader = "x-precise-account";

const timeoutMs = 8_000;
/** A server that is gone has closed all its connections; at once, a second attempt could take another one of them. */
const againAfterMs = 50;

/**
 * Calls on the shop's own behalf, for pages that everyone sees alike; not limited by the API.
 * Never used for what a visitor asks for: that is `apiFor`.
 */
export function apiForEveryone(): ApiClient {
  return clientWith({ ...ourHeaders(), [accountHeader]: "app" });
}

/**
 * Calls for one visitor: his limits count, not ours.
 * @param visitor his address, null where it is not known
 * @param session his session's cookie; only for what is shown to him alone
 */
export function apiFor(visitor: string | null, session?: string): ApiClient {
  return clientWith({
    ...ourHeaders(),
    ...addressHeaders(visitor),
    ...(session !== undefined && { cookie: session }),
  });
}

/**
 * Calls for one visitor whose answers may set cookies that belong to the browser: a session that is opened or closed.
 * @returns the client, and the Set-Cookie headers of its answers so far
 */
export function relayingApiFor(
  visitor: string | null,
  session?: string,
): { readonly api: ApiClient; readonly setCookies: readonly string[] } {
  const api = apiFor(visitor, session);
  const setCookies: string[] = [];
  return {
    api: {
      ...api,
      fetch: async (url, init) => {
        const answer = await api.fetch(url, init);
        setCookies.push(...answer.headers.getSetCookie());
        return answer;
      },
    },
    setCookies,
  };
}

/** What identifies us to the API. */
export function ourHeaders(): Record<string, string> {
  const { internalSecret } = webEnv();
  return internalSecret === undefined ? {} : { [secretHeader]: internalSecret };
}

/** Headers that say for whom we call; without a shared secret (on a laptop) the API trusts the loopback. */
export function addressHeaders(visitor: string | null): Record<string, string> {
  if (visitor === null) return {};
  return webEnv().internalSecret === undefined
    ? { "x-forwarded-for": visitor }
    : { [visitorHeader]: visitor };
}

function clientWith(headers: Record<string, string>): ApiClient {
  return createApiClient({
    baseUrl: webEnv().apiOrigin,
    // The client passes a string body, plain headers and a signal: what httpFetch takes.
    fetch: (url, init) => httpFetch(url, init as HttpFetchInit),
    headers,
    timeoutMs,
    againAfterMs,
  });
}

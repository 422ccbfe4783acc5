import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Seconds after which a robot may ask again; pages in a browser retry by themselves. */
const retryAfterSeconds = "10";

/**
 * A page that could not be made because the API does not answer is 503 with Retry-After: an outage, which search engines
 * wait for, and no fault of the page, for which they drop it. Next itself knows only 500.
 * @param isApiUp whether the API answered when it was last asked
 */
export function markOutages(isApiUp: () => boolean): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    markOutage((message as { response: ServerResponse }).response, isApiUp);
  });
}

/** Makes a 500 of this answer a 503 while the API is away. */
export function markOutage(response: ServerResponse, isApiUp: () => boolean): void {
  const { writeHead } = response;
  // Node's overloads cannot be written as one function.
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (args[0] !== 500 || isApiUp()) return writeHead.apply(response, args);
    response.setHeader("retry-after", retryAfterSeconds);
    args[0] = 503;
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Next's own headers of a rewrite: where an app is inside, and which route answered. */
const internal = /^x-middleware-/i;

/** Takes what Next notes for itself from every answer; a visitor has no use for addresses behind the proxy. */
export function hideInternalHeaders(): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    hideFrom((message as { response: ServerResponse }).response);
  });
}

/** The same for one answer: in the last moment, because Next reads these headers itself until then. */
export function hideFrom(response: ServerResponse): void {
  const { writeHead } = response;
  // Node's overloads cannot be written as one function.
  response.writeHead = ((...args: unknown[]) => {
    for (const name of response.getHeaderNames()) if (internal.test(name)) response.removeHeader(name);
    const last = args.at(-1);
    if (Array.isArray(last)) args[args.length - 1] = withoutInternal(last);
    else if (typeof last === "object" && last !== null)
      args[args.length - 1] = Object.fromEntries(
        Object.entries(last).filter(([name]) => !internal.test(name)),
      );
    return writeHead.apply(response, args as Parameters<typeof writeHead>);
  }) as typeof writeHead;
}

/** Of a list of pairs, or of names and values in turn: `writeHead` takes both. */
function withoutInternal(list: readonly unknown[]): unknown[] {
  if (Array.isArray(list[0]))
    return list.filter((pair) => !(Array.isArray(pair) && internal.test(String(pair[0]))));
  return list.filter((_, at) => !internal.test(String(list[at - (at % 2)])));
}

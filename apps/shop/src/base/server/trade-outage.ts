import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What Next ends an answer with when the zone behind it cannot be reached. */
const zoneIsGone = "Internal Server Error";

const page = `<!doctype html>
<html lang="en-NG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Precise Trade is not working right now</title>
<body style="max-width:34rem;margin:20vh auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif">
<main>
<h1 style="font:500 1.9375rem/1.1 Georgia,serif">Precise Trade is not working right now.</h1>
<p>Your cart and your orders are safe. Try again in a moment.</p>
<p><a href="" style="color:inherit">Try again</a> · <a href="/" style="color:inherit">Go to the shop</a></p>
</main>
</body>
</html>
`;

/**
 * The trade area is another app: when it is gone the shop goes on, and says what is closed as an outage (503 with
 * Retry-After) where Next itself knows only 500.
 * @source design D9
 */
export function showTradeOutages(): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (/^\/clients(?:[/?]|$)/.test(request.url ?? "")) showTradeOutage(response);
  });
}

/** Makes a page of this answer when it says that the trade area could not be reached. */
export function showTradeOutage(response: ServerResponse): void {
  const { end } = response;
  // Node's overloads cannot be written as one function.
  response.end = ((...args: Parameters<typeof end>) => {
    const [text] = args as readonly unknown[];
    if (response.headersSent || response.statusCode !== 500 || text !== zoneIsGone)
      return end.apply(response, args);
    response.statusCode = 503;
    response.setHeader("retry-after", "10");
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-type", "text/html; charset=utf-8");
    return end.call(response, page, "utf8");
  }) as typeof end;
}

import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/**
 * Once the process is asked to end, every answer says that its connection ends with it. Next takes no new connections then and
 * waits for those that are open; a door that goes on using one would keep it open until all of them are cut.
 * @param whenAsked calls back when the process is asked to end
 */
export function endConnections(
  whenAsked: (onAsked: () => void) => void = (onAsked) => process.once("SIGTERM", onAsked),
): void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  subscribe("http.server.request.start", (message) => {
    // Node's own channel: it tells of each request that a server of this process begins to answer.
    const { response } = message as { readonly response: ServerResponse };
    if (isEnding) return closeAfter(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  whenAsked(() => {
    isEnding = true;
    for (const response of underWay) closeAfter(response);
  });
}

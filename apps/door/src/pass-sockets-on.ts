import type { Server } from "node:http";
import { connect } from "node:net";
import type { DoorSettings } from "./settings.ts";
import { zoneOf } from "./zones.ts";

/**
 * Passes on the sockets by which apps that run from source tell a browser what changed. A built app has none: there a
 * request to change the protocol is an ordinary one.
 */
export function passSocketsOn(server: Server, settings: DoorSettings): void {
  server.on("upgrade", (request, socket, head) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const { upstream } = zoneOf(path);
    const [origin = ""] =
      (upstream === "trade" ? settings.tradeOrigins : settings.shopOrigins) ?? settings.shopOrigins;
    const { hostname, port } = new URL(origin);
    const app = connect(Number(port), hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      app.write(`${lines.join("\r\n")}\r\n\r\n`);
      app.write(head);
      socket.pipe(app).pipe(socket);
    });
    app.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => app.destroy()).on("close", () => app.destroy());
  });
}

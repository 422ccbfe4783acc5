import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/**
 * Keeps idle connections open for long, of an app that only another server of ours connects to. Next passes a zone's
 * requests on over connections that it keeps, and never again when one of them has just been closed: what is asked for in
 * that very moment is lost, however well both sides are. Node's own 5 seconds put that moment between any two clicks.
 * @param idleMs how long a connection may be idle, in milliseconds
 */
export function keepConnections(idleMs: number): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { server } = message as { server: Server };
    server.keepAliveTimeout = idleMs;
  });
}

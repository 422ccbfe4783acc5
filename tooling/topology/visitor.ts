import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import type { Socket } from "node:net";
import { connect } from "node:tls";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON, where it is; checked by its reader. */
  readonly json: unknown;
}

/** A visitor of the proxy, with the cookies of a browser. */
export interface Visitor {
  /** @param more.body sent as JSON @throws Error when no answer comes */
  ask(
    method: "GET" | "POST",
    path: string,
    more?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Answer>;
}

const limitMs = 15_000;

/**
 * A visitor of the shop over TLS.
 * @param enter a connection to the proxy's TLS port, from the visitor's address
 */
export function visitorOf(origin: string, certificate: string, enter: () => Socket): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const servername = new URL(origin).hostname;
  agent.createConnection = () => connect({ socket: enter(), servername, ca: certificate });
  const cookies = new Map<string, string>();
  return {
    ask: (method, path, { body, headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const outgoing = request(new URL(path, origin), {
          method,
          agent,
          timeout: limitMs,
          headers: {
            ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
            ...(text !== undefined && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(text),
              origin,
            }),
            ...headers,
          },
        });
        outgoing.on("timeout", () => outgoing.destroy(new Error(`no answer within ${limitMs / 1000} s`)));
        outgoing.on("error", reject);
        outgoing.on("response", (incoming) => {
          const pieces: Buffer[] = [];
          incoming.on("data", (piece: Buffer) => pieces.push(piece));
          incoming.on("error", reject);
          incoming.on("end", () => {
            keepCookies(cookies, incoming.headers);
            const received = Buffer.concat(pieces).toString();
            const isJson =
              /json/.test(incoming.headers["content-type"] ?? "") &&
              incoming.headers["content-encoding"] === undefined;
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: received,
              json: isJson ? JSON.parse(received) : undefined,
            });
          });
        });
        outgoing.end(text);
      }),
  };
}

function keepCookies(cookies: Map<string, string>, headers: IncomingHttpHeaders): void {
  for (const line of headers["set-cookie"] ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
}

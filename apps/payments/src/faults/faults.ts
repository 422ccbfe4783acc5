import { setTimeout as delay } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

export const faultCalls = ["initialize", "verify", "refund", "list"] as const;
export const faultAnswers = ["hang", "500", "429", "html", "cut", "lost"] as const;
export type FaultCall = (typeof faultCalls)[number];
export type FaultAnswer = (typeof faultAnswers)[number];

/** A longer wait than any caller has. */
const HANG_MS = 30_000;

/** Calls that are to go wrong, so many times each. */
export interface Faults {
  set(call: FaultCall, answer: FaultAnswer, count: number): void;
  clear(): void;
  /** Uses one up. */
  take(call: FaultCall): FaultAnswer | undefined;
  list(): readonly { readonly call: FaultCall; readonly answer: FaultAnswer; readonly count: number }[];
}

export function createFaults(): Faults {
  let planned: { call: FaultCall; answer: FaultAnswer; count: number }[] = [];
  return {
    set: (call, answer, count) => {
      planned = planned.filter((each) => each.call !== call || each.answer !== answer);
      if (count > 0) planned.push({ call, answer, count });
    },
    clear: () => {
      planned = [];
    },
    take: (call) => {
      const found = planned.find((each) => each.call === call && each.count > 0);
      if (found !== undefined) found.count -= 1;
      planned = planned.filter(({ count }) => count > 0);
      return found?.answer;
    },
    list: () => planned,
  };
}

/**
 * Lets a call go wrong when that is planned. `cut` and `lost` do the work first: then half of the answer comes, or none.
 * The others do nothing.
 */
export function failAsPlanned(faults: Faults) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const call = callOf(c.req.method, c.req.path);
    const answer = call === undefined ? undefined : faults.take(call);
    switch (answer) {
      case undefined:
        return next();
      case "hang":
        // A caller that gives up must not leave a timer behind.
        await delay(HANG_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => undefined);
        return dropConnection(c);
      case "500":
        return c.json(
          { status: false, message: "An error occurred", type: "api_error", code: "unknown" },
          500,
        );
      case "429":
        c.header("retry-after", "30");
        return c.json(
          { status: false, message: "Too many requests", type: "api_error", code: "rate_limit" },
          429,
        );
      case "html":
        return c.html("<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>", 502);
      case "lost":
        await next();
        replaceAnswer(c, dropConnection(c));
        return;
      case "cut": {
        await next();
        const { outgoing } = c.env;
        const whole = Buffer.from(await c.res.text());
        outgoing.writeHead(200, { "content-type": "application/json", "content-length": whole.length });
        outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy());
        replaceAnswer(c, RESPONSE_ALREADY_SENT);
        return;
      }
    }
  });
}

/** Set twice: a context that has an answer copies it into the next one, which would then be sent as well. */
function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

function dropConnection(c: Context<{ Bindings: HttpBindings }>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function callOf(method: string, path: string): FaultCall | undefined {
  if (method === "POST" && path === "/transaction/initialize") return "initialize";
  if (method === "GET" && path.startsWith("/transaction/verify/")) return "verify";
  if (method === "POST" && path === "/refund") return "refund";
  return method === "GET" && (path === "/transaction" || path === "/refund") ? "list" : undefined;
}

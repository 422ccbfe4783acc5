import type { Route } from "@precise/contract/wire/route";
import type { FastifyInstance } from "fastify";
import { sendFault } from "./answer-faults.ts";

/** Answers 405 with Allow on the contract's paths for methods that have no call there, before a body is read. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of routes) {
    const methods = methodsByPath.get(path) ?? new Set();
    for (const each of method === "GET" ? ["GET", "HEAD"] : [method]) methods.add(each);
    methodsByPath.set(path, methods);
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods].sort().join(", ");
    app.route({
      method: app.supportedMethods.filter((method) => !methods.has(method)),
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: { call: "wrongMethod" },
      onRequest: async (_request, reply) =>
        sendFault(reply.header("allow", allow), {
          status: 405,
          code: "method_not_allowed",
          message: `Only ${allow} can be used here.`,
        }),
      handler: async () => undefined,
    });
  }
}

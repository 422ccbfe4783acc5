import type { CallRule } from "@precise/contract/desk/kit/desk-route";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { StaffOfCall, StaffSession } from "#api/modules/staff/staff-session.ts";
import { forOnePerson, sendFailure } from "#api/platform/http/send.ts";
import { allow } from "./serve-desk.ts";

/** How a file of the desk is asked for. */
interface DeskFile {
  readonly path: string;
  /** Its name in figures and logs. */
  readonly call: string;
  /** Who may; a function where that depends on who asks. */
  readonly rule: CallRule | ((caller: StaffOfCall) => CallRule);
}

/** Registers a GET of the desk that is answered with a file; who may not have it is refused before it is made. */
export function serveFile<Asked extends RouteGenericInterface>(
  app: FastifyInstance,
  { path, call, rule }: DeskFile,
  send: (request: FastifyRequest<Asked>, reply: FastifyReply, staff: StaffSession) => Promise<FastifyReply>,
): void {
  app.get(path, { config: { call, limit: "desk" } }, async (request, reply) => {
    reply.header("cache-control", forOnePerson);
    const { staff } = await app.readCaller(request);
    const allowed = allow(staff, typeof rule === "function" ? rule(staff) : rule);
    if ("failure" in allowed) return sendFailure(reply, allowed.failure);
    return send(request as FastifyRequest<Asked>, reply, allowed.staff);
  });
}

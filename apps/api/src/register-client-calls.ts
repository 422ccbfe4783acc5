import { applyForClientAccount } from "@precise/contract/clients/application";
import {
  changeClientPassword,
  logInClient,
  logOutClient,
  readClientSession,
} from "@precise/contract/clients/session";
import type { FastifyInstance } from "fastify";
import { type Handler, handle } from "./http/handle.ts";

/** A handler for each call of the trade area. */
export interface ClientHandlers {
  readonly logInClient: Handler<typeof logInClient>;
  readonly logOutClient: Handler<typeof logOutClient>;
  readonly readClientSession: Handler<typeof readClientSession>;
  readonly changeClientPassword: Handler<typeof changeClientPassword>;
  readonly applyForClientAccount: Handler<typeof applyForClientAccount>;
}

/** Registers every call of the trade area with its handler and the limit that counts it. @source D22 */
export function registerClientCalls(app: FastifyInstance, handlers: ClientHandlers): void {
  handle(app, logInClient, handlers.logInClient, "reads", { limit: "clientLogins", isGuess: () => true });
  handle(app, logOutClient, handlers.logOutClient);
  handle(app, readClientSession, handlers.readClientSession);
  handle(app, changeClientPassword, handlers.changeClientPassword);
  handle(app, applyForClientAccount, handlers.applyForClientAccount, "clientApplications");
}

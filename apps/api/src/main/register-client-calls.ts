import { applyForClientAccount } from "@precise/contract/clients/application";
import {
  filterClientProducts,
  getClientCategoryById,
  getClientProductByPath,
  getClientProductsByIds,
  listClientAttributes,
  listClientCategories,
  listClientCategoryProducts,
  searchClientProducts,
} from "@precise/contract/clients/catalogue-calls";
import { requestClientPasswordLink, resetClientPassword } from "@precise/contract/clients/password-reset";
import {
  changeClientPassword,
  logInClient,
  logOutClient,
  readClientSession,
} from "@precise/contract/clients/session";
import type { FastifyInstance } from "fastify";
import { type Handler, handle } from "#api/platform/http/handle.ts";

/** A handler for each call of the trade area. */
export interface ClientHandlers {
  readonly logInClient: Handler<typeof logInClient>;
  readonly logOutClient: Handler<typeof logOutClient>;
  readonly readClientSession: Handler<typeof readClientSession>;
  readonly changeClientPassword: Handler<typeof changeClientPassword>;
  readonly requestClientPasswordLink: Handler<typeof requestClientPasswordLink>;
  readonly resetClientPassword: Handler<typeof resetClientPassword>;
  readonly applyForClientAccount: Handler<typeof applyForClientAccount>;
  readonly listClientCategories: Handler<typeof listClientCategories>;
  readonly getClientCategoryById: Handler<typeof getClientCategoryById>;
  readonly listClientAttributes: Handler<typeof listClientAttributes>;
  readonly listClientCategoryProducts: Handler<typeof listClientCategoryProducts>;
  readonly filterClientProducts: Handler<typeof filterClientProducts>;
  readonly searchClientProducts: Handler<typeof searchClientProducts>;
  readonly getClientProductsByIds: Handler<typeof getClientProductsByIds>;
  readonly getClientProductByPath: Handler<typeof getClientProductByPath>;
}

/** Registers every call of the trade area with its handler and the limit that counts it. @source design D22 */
export function registerClientCalls(app: FastifyInstance, handlers: ClientHandlers): void {
  handle(app, logInClient, handlers.logInClient, "reads", { limit: "clientLogins", isGuess: () => true });
  handle(app, logOutClient, handlers.logOutClient);
  handle(app, readClientSession, handlers.readClientSession);
  handle(app, changeClientPassword, handlers.changeClientPassword);
  handle(app, requestClientPasswordLink, handlers.requestClientPasswordLink, "clientPasswordLinks");
  handle(app, resetClientPassword, handlers.resetClientPassword, "clientPasswordLinks");
  handle(app, applyForClientAccount, handlers.applyForClientAccount, "clientApplications");
  handle(app, listClientCategories, handlers.listClientCategories);
  handle(app, getClientCategoryById, handlers.getClientCategoryById);
  handle(app, listClientAttributes, handlers.listClientAttributes);
  handle(app, listClientCategoryProducts, handlers.listClientCategoryProducts);
  handle(app, filterClientProducts, handlers.filterClientProducts);
  handle(app, searchClientProducts, handlers.searchClientProducts);
  handle(app, getClientProductsByIds, handlers.getClientProductsByIds);
  handle(app, getClientProductByPath, handlers.getClientProductByPath);
}

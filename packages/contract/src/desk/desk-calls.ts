import type { NamedRoute } from "../route.ts";
import { deskDeliveryCalls } from "./deliveries.ts";
import { deskSessionCalls } from "./desk-session.ts";
import { deskStockCalls } from "./stock.ts";

/** Every call of the desk by its operation id, in the order of its OpenAPI document, which is one of its own. */
export const deskCalls = {
  ...deskSessionCalls,
  ...deskDeliveryCalls,
  ...deskStockCalls,
};

/** The same as a list. */
export const deskRoutes: readonly NamedRoute[] = Object.values(deskCalls);

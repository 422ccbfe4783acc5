import { call } from "@precise/api-client/client";
import { listClientCategories } from "@precise/contract/trade/catalogue";
import "server-only";
import { cache } from "react";
import { tradeApi, unwrapOrRedirect } from "./trade-api.ts";

/** The four entries of the trade area with their subcategories, asked once per page. @source spec §2, spec §9 */
export const tradeCategories = cache(async () =>
  unwrapOrRedirect(await call(await tradeApi(), listClientCategories)),
);

import "server-only";
import { fetchClientCategories } from "@precise/api-client/clients/catalogue";
import { cache } from "react";
import { tradeApi, unwrapOrRedirect } from "./trade-api.ts";

/** The four entries of the trade area with their subcategories, asked once per page. @source spec §2, spec §9 */
export const tradeCategories = cache(async () =>
  unwrapOrRedirect(await fetchClientCategories(await tradeApi())),
);

import "server-only";
import { fetchClientCategories } from "@precise/api-client/clients/catalogue";
import { cache } from "react";
import { had, tradeApi } from "./trade-api.ts";

/** The four entries of the trade area with their subcategories, asked once per page. @source spec §2, spec §9 */
export const tradeCategories = cache(async () => had(await fetchClientCategories(await tradeApi())));

import type { ApiResult } from "@precise/api-client/api-failure";
import {
  fetchCategoriesByIds,
  fetchCategoriesOrEmptyObject,
  fetchCategory,
} from "@precise/api-client/categories";
import type { ApiClient } from "@precise/api-client/client";
import { fetchAttributes } from "@precise/api-client/products";
import { guestSession } from "@precise/auth/guest-session";
import type { SessionPort } from "@precise/auth/session-port";
import { shopByRoomCategoryId, topCategoryIds } from "@precise/contract/category";
import { browserApi } from "../../features/cart/browser-api.ts";
import { authUserAtom, signOutSuccessAtom } from "./auth.atoms.ts";
import {
  attributesAtom,
  categorySuggestionsAtom,
  shopByRoomAtom,
  shopCategoryAtom,
} from "./catalogue.atoms.ts";
import { type Load, loadInto } from "./load.ts";

/** @source SPEC §8 "Failing to get the current user" */
const noUserMessage = "Error during get me request with this token";

/** What the frame loads besides the cart. */
export interface StartUp {
  readonly categories: Load;
  readonly suggestions: Load;
  readonly shopByRoom: Load;
  readonly attributes: Load;
  readonly user: Load;
}

/**
 * The loads of the frame. Each begins when a part of the frame first needs it, and each fails alone.
 * @source SPEC §4 "On startup, categories, suggestions, shop-by-room, cart, user and attributes are loaded"
 */
export function createStartUp(api: ApiClient, session: SessionPort): StartUp {
  return {
    // A failed call is an empty object: the menu keeps what it last knew (SPEC §8, D19).
    categories: loadInto(
      shopCategoryAtom,
      async () => (await fetchCategoriesOrEmptyObject(api)).categoryList,
    ),
    suggestions: loadInto(categorySuggestionsAtom, async () =>
      foundIn(await fetchCategoriesByIds(api, topCategoryIds)),
    ),
    shopByRoom: loadInto(
      shopByRoomAtom,
      async () => foundIn(await fetchCategory(api, shopByRoomCategoryId))?.subcategories,
    ),
    attributes: loadInto(attributesAtom, async () => foundIn(await fetchAttributes(api))),
    user: loadInto(authUserAtom, () => session.current(), {
      message: noUserMessage,
      onFailure: signOutSuccessAtom,
    }),
  };
}

/** Undefined for a failure, and for what is not there. */
function foundIn<Value>(result: ApiResult<Value | null>): Value | undefined {
  return result.ok && result.value !== null ? result.value : undefined;
}

/** The frame's own loads, in this browser. */
export const startUp = createStartUp(browserApi, guestSession);

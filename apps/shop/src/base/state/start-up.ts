import type { ApiResult } from "@precise/api-client/api-failure";
import { fetchCategoriesOrEmptyObject, fetchCategory } from "@precise/api-client/categories";
import { type ApiClient, call } from "@precise/api-client/client";
import { fetchAttributes } from "@precise/api-client/products";
import { getCategoriesByIds, shopByRoomCategoryId, topCategoryIds } from "@precise/contract/shop/category";
import { readSession } from "@precise/contract/shop/session";
import { personalApi } from "../session/personal-api.ts";
import { isMarkedSignedIn } from "../session/signed-in-mark.ts";
import { authUserAtom } from "./auth.atoms.ts";
import {
  attributesAtom,
  categorySuggestionsAtom,
  shopByRoomAtom,
  shopCategoryAtom,
} from "./catalogue.atoms.ts";
import { type Load, loadInto } from "./load.ts";

/** @source spec §8 "Current user" */
const noUserMessage = "Error during get me request with this token";

/** What the frame loads apart from the cart. */
export interface StartUp {
  readonly categories: Load;
  readonly suggestions: Load;
  readonly shopByRoom: Load;
  readonly attributes: Load;
  readonly user: Load;
}

/**
 * @param isMarked whether the browser says that a user is signed in, including changes in other tabs
 * The loads of the frame. Each begins when a part of the frame first needs it, and each fails alone.
 * @source spec §4 "Start-up"
 */
export function createStartUp(
  api: ApiClient,
  isMarked: () => boolean | undefined = () => undefined,
): StartUp {
  return {
    // A failed call is an empty object: the menu keeps what it last knew (spec §8, design D19).
    categories: loadInto(
      shopCategoryAtom,
      async () => (await fetchCategoriesOrEmptyObject(api)).categoryList,
    ),
    suggestions: loadInto(categorySuggestionsAtom, async () =>
      answered(await call(api, getCategoriesByIds, { body: { ids: topCategoryIds } })),
    ),
    shopByRoom: loadInto(
      shopByRoomAtom,
      async () => answered(await fetchCategory(api, shopByRoomCategoryId))?.subcategories,
    ),
    attributes: loadInto(attributesAtom, async () => answered(await fetchAttributes(api))),
    user: loadInto(authUserAtom, async () => answered(await call(api, readSession)), {
      message: noUserMessage,
      // @source spec §8 "Current user": counts as signed out
      valueOnFailure: null,
      isOver: (user) => (isMarked() ?? user !== null) !== (user !== null),
    }),
  };
}

/** Undefined for a failure. */
function answered<Value>(result: ApiResult<Value>): Value | undefined {
  return result.ok ? result.value : undefined;
}

/** The frame's own loads, in this browser. */
export const startUp = createStartUp(personalApi, isMarkedSignedIn);

import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { sku } from "./catalogue.ts";
import { mostWishes } from "./wishlist-limit.ts";

/** Article numbers, the newest wish first; `/api/product/productbyids` tells about them. */
const wishlist = z.object({ skus: z.array(z.string()) });
const skus = z.array(sku).check(z.minLength(1), z.maxLength(mostWishes));

export const readWishlist = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/wishlist",
  tag: "Wishlist",
  summary: "The signed-in person's wishlist",
  isPersonal: true,
  yields: "skus",
  data: wishlist,
  failures: [401],
});

/** What is on it already stays where it is, so a guest's list can be merged by one call, any number of times. */
export const addWishes = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/wishlist/add",
  tag: "Wishlist",
  summary:
    "Puts products on the wishlist; 422 `wishlist_full` beyond 200, `unknown_sku` for products we do not sell",
  body: z.strictObject({ skus }),
  yields: "skus",
  data: wishlist,
  failures: [401, 422],
});

export const removeWishes = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/wishlist/remove",
  tag: "Wishlist",
  summary: "Removes products from the wishlist",
  body: z.strictObject({ skus }),
  yields: "skus",
  data: wishlist,
  failures: [401],
});

/** The calls of wishlists. */
export const wishlistCalls = /* @__PURE__ */ group(
  { readWishlist, addWishes, removeWishes },
  {
    addWishes: { skus: ["PR-CH-ADN60-BB"] },
    removeWishes: { skus: ["PR-CH-ADN60-BB"] },
  },
);

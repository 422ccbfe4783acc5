import { previewCookieName } from "@precise/contract/shop/preview";
import { signedInMarkName } from "@precise/contract/wire/signed-in-mark";

/** A request for Next's own cart page has it: by that we ask for the frame. */
export const framePurposeHeader = "precise-cart-frame";
/** In the query of a request that is to have Next's own page, for there is no frame. */
export const wholePageQuery = "whole";
/** What the outcome of a plain form is written with, once: such a page is Next's own. */
const outcomeQueries = ["added", "capped", "removed", "taken", "problem", "coupon"];

/**
 * Documents of the cart page are put together from a frame; what Next's scripts ask for, and what says what a form has
 * done, is Next's own page.
 * @source decision 057
 */
export const cartPageRewrite = {
  source: "/shopping-cart",
  destination: "/api/shopping-cart",
  missing: [
    // Their pages end with their session (session-end.tsx): the frame is a guest's.
    { type: "cookie" as const, key: signedInMarkName },
    // The frame is of the shop as it is now.
    { type: "cookie" as const, key: previewCookieName },
    ...["rsc", framePurposeHeader].map((key) => ({ type: "header" as const, key })),
    ...[wholePageQuery, ...outcomeQueries].map((key) => ({ type: "query" as const, key })),
  ],
};

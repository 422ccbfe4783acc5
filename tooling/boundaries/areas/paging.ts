const secret = "a secret or a token, as text";
const numbered = "pages by their number, which the shop's addresses and the sitemap have";
const imports = "the contract's cursor of imports is how many were read: they have no number that rises";
const typed = "a whole number that another program or a person writes";

/** Files of the API that look as if they paged by hand, and why they may. */
export const paging: Readonly<Record<string, string>> = {
  "apps/api/src/desk/kit/typed-values.ts": typed,
  "apps/api/src/desk/products/imports/imports.calls.ts": imports,
  "apps/api/src/modules/cart/cart-id.ts": secret,
  "apps/api/src/modules/catalogue/desk-import/import-records.ts": imports,
  "apps/api/src/modules/money/online/paystack/paystack-shapes.ts": typed,
  "apps/api/src/modules/reviews/published-reviews.ts": numbered,
  "apps/api/src/modules/sessions/session-cookie.ts": secret,
  "apps/api/src/modules/staff/invite-staff.ts": secret,
  "apps/api/src/modules/staff/staff-secrets.ts": secret,
  "apps/api/src/modules/trade/orders/client-order-rows.ts": numbered,
  "apps/api/src/platform/passwords/password-hash.ts": secret,
  "apps/api/src/platform/sent-pictures/brief-pictures.ts": `${secret}, and one picture by its place`,
  "apps/api/src/platform/signed-links/signed-links.ts": secret,
  "apps/api/src/platform/signed-links/signing-key.ts": secret,
};

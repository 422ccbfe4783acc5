import { routes } from "@precise/contract/routes";
import { expect, it } from "vitest";
import { mayRepeat } from "./repeatable-calls.ts";

const posts = routes.filter(({ method }) => method === "POST");
/** Without its key it is no call at all; where the key may be left out, a call that comes again may count twice. */
const isKeyed = ({ headers }: (typeof posts)[number]) => headers?.safeParse({}).success === false;
const isRepeated = (path: string) => mayRepeat("POST", path.replace(/\{[^}]+\}/g, "1"));

it("a write is made again on another replica only where its Idempotency-Key is demanded", () => {
  // What a call does is known to no machine: each that says it only reads is named here by a person.
  const reads = new Set([
    "getCategoriesByIds",
    "getShopPreview",
    "listCategoryProducts",
    "searchProducts",
    "suggestProducts",
    "filterProducts",
    "getProductsByIds",
    "getCart",
    "trackOrder",
    "listClientCategoryProducts",
    "filterClientProducts",
    "searchClientProducts",
    "getClientProductsByIds",
    "lookUpQuickOrder",
    "listClientOrders",
    "listAppointmentSlots",
    "readAppointment",
    "readRefundAccount",
    "checkRefundAccount",
    "readReturnOptions",
    "readReturn",
    "listOrderReviews",
    "checkFit",
    "listOrderLights",
  ]);
  const known = new Set(posts.map(({ id }) => id));
  expect([...reads].filter((id) => !known.has(id))).toEqual([]);
  const unsafe = posts.filter((call) => isRepeated(call.path) && !reads.has(call.id) && !isKeyed(call));
  expect(unsafe.map(({ id }) => id)).toEqual([]);
  expect(posts.filter(({ id, path }) => reads.has(id) && !isRepeated(path)).map(({ id }) => id)).toEqual([]);
});

it("every write that demands an Idempotency-Key is made again", () => {
  const missed = posts.filter((call) => isKeyed(call) && !isRepeated(call.path));
  expect(posts.filter(isKeyed).length).toBeGreaterThan(5);
  expect(missed.map(({ path }) => path)).toEqual([]);
});

it.each([
  ["GET", "/api/category"],
  ["HEAD", "/products"],
  ["POST", "/api/orders/"],
])("%s %s is made again", (method, path) => expect(mayRepeat(method, path)).toBe(true));

it.each([
  ["POST", "/api/cart/add"],
  ["POST", "/api/clients/cart/update"],
  ["POST", "/api/session"],
  ["POST", "/api/orders/cancel"],
  ["POST", "/api/newsletter/subscribe"],
  ["POST", "/form/message/contact"],
  ["POST", "/api/orders/../session"],
  ["DELETE", "/api/session"],
  ["DELETE", "/api/orders"],
])("%s %s is made once", (method, path) => expect(mayRepeat(method, path)).toBe(false));

import { randomUUID } from "node:crypto";
import { naira } from "@precise/cart-core/money";
import { listAddresses } from "@precise/contract/shop/account";
import { listSessions } from "@precise/contract/shop/session";
import { successBody } from "@precise/contract/wire/envelope";
import { issueCoupon } from "#api/modules/coupons/issue-coupon.ts";
import { confirmOrderPath } from "#api/modules/orders/mail/confirm-order-link.ts";
import { deliveryFeePath } from "#api/modules/orders/mail/delivery-fee-link.ts";
import { previewToken } from "#api/modules/settings/preview-link.ts";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";
import { putProducts } from "../fixtures/put-products.ts";
import type { TestApi } from "../fixtures/start-test-api.ts";
import { appointmentSamples } from "../modules/appointments/appointment-samples.ts";
import { messageSamples } from "../modules/messages/message-samples.ts";
import { changeSamples } from "../modules/orders/change-samples.ts";
import { proposeFee } from "../modules/orders/order-acts-calls.ts";
import { cartWith, contact, lagos, orderBody, placedOrder } from "../modules/orders/order-body.ts";
import { paymentSamples } from "../modules/payments/payment-samples.ts";
import { returnSamples } from "../modules/returns/return-calls.ts";
import { reviewSamples } from "../modules/reviews/review-samples.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { clientCallSamples } from "../modules/trade/client-call-samples.ts";
import { clientPurchaseSamples } from "../modules/trade/client-purchase-samples.ts";

/** How each call is made well, made badly, and asks for what is not there (where that can be). */
export interface Sample {
  readonly path?: string;
  readonly body?: unknown;
  readonly bad?: { readonly path?: string; readonly body?: unknown; readonly field: string };
  readonly missing?: { readonly path?: string; readonly body?: unknown };
  /** Made with the session of someone signed in. */
  readonly isPersonal?: true;
  /** Someone else than Ada. */
  readonly signsInAs?: () => string;
  /** Made with the session of a trade client; every call of the trade area is, where it is personal. */
  readonly clientCookie?: string | (() => Promise<string>);
}

/** A sample of every call, and the session of someone signed in; what they need is put into the shop first. */
export async function callSamples(
  api: TestApi,
): Promise<{ readonly samples: Record<string, Sample>; readonly cookie: string }> {
  const spareSessions: string[] = [];
  const spareAddresses: string[] = [];
  await putProducts(api.db, [
    { sku: "LAMP-1", price: 100_000, stock: 1000 },
    { sku: "LAMP-OUT", price: 100_000, stock: 0 },
    { sku: "LAMP-GAP", price: 49_950_000, stock: 1000 },
  ]);
  await api.refreshCatalogue();
  const cartId = await cartWith(api, { "LAMP-1": 1 });
  const benefit = { kind: "percent", percent: 10 } as const;
  await issueCoupon(api.db, { code: "TEN-OFF", label: "Ten off", benefit, source: "test" });
  const placed = await placedOrder(api, { "LAMP-1": 1 }, 6_000);
  const unwanted = await placedOrder(api, { "LAMP-1": 1 }, 6_000);
  const inGap = await placedOrder(api, { "LAMP-GAP": 1 }, 499_500);
  await proposeFee(api, inGap.number, 25_000);
  const proposal = { orderNumber: inGap.number, fee: naira(25_000) };
  const token = deliveryFeePath(api.links, proposal, new Date(Date.now() + 60_000))
    .split("/")
    .at(-1);
  const confirmToken = confirmOrderPath(api.links, placed.number, new Date()).split("/").at(-1);
  const items = [{ sku: "LAMP-1", quantity: 1 }];
  const cookie = await signIn(api, "ada");
  for (let spare = 0; spare < 2; spare += 1) await signIn(api, "ada");
  const { sessions } = successBody(listSessions.data).parse(
    (await api.get("/api/account/sessions", { cookie })).json,
  ).data;
  for (let spare = 0; spare < 2; spare += 1) {
    const body = { name: "Spare", address: lagos };
    const saved = await api.post("/api/account/addresses", body, { cookie });
    const { addresses } = successBody(listAddresses.data).parse(saved.json).data;
    spareAddresses.push(addresses.at(-1)?.id ?? "");
  }
  spareSessions.push(...sessions.filter((session) => !session.is_current).map((session) => session.id));
  const unsubscribeToken = api.links.sign("newsletter-unsubscribe", randomUUID(), daysAhead(1));
  const stopToken = api.links.sign("stock-notice-stop", randomUUID(), daysAhead(1));
  const list = "/api/product/category";
  const ownOrder = await placedOrder(api, { "LAMP-1": 1 }, 6_000, {}, { cookie });
  const hung = {
    number: placed.number,
    email: contact.email,
    sku: "LAMP-1",
    rooms: [{ room: "Hall", quantity: 1 }],
  };
  const samples: Record<string, Sample> = {
    listCategories: {},
    getCategoriesByIds: { body: { ids: [16, 40] }, bad: { body: { ids: ["16"] }, field: "ids.0" } },
    getCategoryById: {
      path: "/api/category/getcategorybyid/16",
      bad: { path: "/api/category/getcategorybyid/one", field: "id" },
      missing: { path: "/api/category/getcategorybyid/999" },
    },
    listAttributes: {},
    listCategoryProducts: {
      path: `${list}/16/1/24`,
      body: {},
      bad: { path: `${list}/16/1/97`, body: {}, field: "pageSize" },
      missing: { path: `${list}/999/1/24`, body: {} },
    },
    searchProducts: { body: { name: "lamp" }, bad: { body: { name: "a".repeat(10_000) }, field: "name" } },
    suggestProducts: { body: { name: "la" }, bad: { body: { name: "" }, field: "name" } },
    filterProducts: {
      path: "/api/product/filter/0",
      body: { filters: { price: { from: 1, to: 5000 } }, sort: { field: "price" } },
      bad: { path: "/api/product/filter/0", body: { sort: { field: "mood" } }, field: "sort.field" },
      missing: { path: "/api/product/filter/999", body: {} },
    },
    getProductsByIds: { body: { skus: ["LAMP-1"] }, bad: { body: { skus: [] }, field: "skus" } },
    getDeliveryPromises: {},
    getArrivalOfProduct: {
      path: "/api/delivery-promises/LAMP-1",
      missing: { path: "/api/delivery-promises/NO-SUCH" },
    },
    getProductByPath: {
      path: "/api/product/by-path/lamp-lamp-1-LAMP-1",
      missing: { path: "/api/product/by-path/no-such-lamp" },
    },
    getCatalogueChanges: {
      path: "/api/catalogue/changes/0",
      bad: { path: "/api/catalogue/changes/yesterday", field: "since" },
    },
    getCatalogueVersion: {},
    listCatalogueAddresses: {
      path: "/api/catalogue/addresses/1",
      bad: { path: "/api/catalogue/addresses/0", field: "page" },
    },
    getCompany: {},
    listPageTexts: {},
    getShopPreview: {
      body: { token: previewToken(api.links, new Date()).token },
      bad: { body: { token: 5 }, field: "token" },
      missing: { body: { token: "made-up" } },
    },
    getOurRecord: {},
    getCart: {
      body: { cartId },
      bad: { body: { cartId: 5 }, field: "cartId" },
      missing: { body: { cartId: "x" } },
    },
    addToCart: {
      body: { cartId, items },
      bad: { body: { items: [{ sku: "LAMP-1", quantity: 1e9 }] }, field: "items.0.quantity" },
      missing: { body: { cartId: "x", items } },
    },
    updateCart: {
      body: { cartId, items },
      bad: { body: { items }, field: "cartId" },
      missing: { body: { cartId: "x", items } },
    },
    removeFromCart: {
      body: { cartId, sku: "LAMP-1" },
      bad: { body: { cartId, sku: ["LAMP-1"] }, field: "sku" },
      missing: { body: { cartId: "x", sku: "LAMP-1" } },
    },
    applyCoupon: {
      body: { cartId: await cartWith(api, { "LAMP-1": 1 }), code: "TEN-OFF" },
      bad: { body: { cartId, code: "x".repeat(41) }, field: "code" },
      missing: { body: { cartId: "x", code: "TEN-OFF" } },
    },
    mergeCart: {
      isPersonal: true,
      body: { sourceCartId: await cartWith(api, { "LAMP-1": 1 }) },
      bad: { body: { sourceCartId: 5 }, field: "sourceCartId" },
      missing: { body: { sourceCartId: "x" } },
    },
    getCheckoutOptions: {},
    placeOrder: {
      body: orderBody(await cartWith(api, { "LAMP-1": 1 }), 6_000),
      bad: { body: { cartId, contact, address: lagos }, field: "delivery" },
      missing: { body: orderBody("x", 6_000) },
    },
    readFeeProposal: {
      body: { token },
      bad: { body: { token: 5 }, field: "token" },
      missing: { body: { token: "made-up" } },
    },
    acceptFeeProposal: {
      body: { order: { token }, accepted_total: 524_500 },
      bad: { body: { order: { token } }, field: "accepted_total" },
      missing: { body: { order: { number: inGap.number, email: "eve@example.com" }, accepted_total: 1 } },
    },
    readOrderToConfirm: {
      body: { token: confirmToken },
      bad: { body: { token: 5 }, field: "token" },
      missing: { body: { token: "made-up" } },
    },
    confirmOrder: {
      body: { token: confirmToken },
      bad: { body: { token: 5 }, field: "token" },
      missing: { body: { token: "made-up" } },
    },
    holdOrderAgain: {
      body: { number: placed.number, email: contact.email },
      bad: { body: { number: placed.number, email: "ada" }, field: "email" },
      missing: { body: { number: placed.number, email: "eve@example.com" } },
    },
    cancelOrder: {
      body: { number: unwanted.number, email: contact.email },
      bad: { body: { number: unwanted.number, email: "ada" }, field: "email" },
      missing: { body: { number: unwanted.number, email: "eve@example.com" } },
    },
    trackOrder: {
      body: { number: placed.number, email: contact.email },
      bad: { body: { number: placed.number, email: "ada" }, field: "email" },
      missing: { body: { number: placed.number, email: "eve@example.com" } },
    },
    listOrders: { isPersonal: true },
    readOwnOrder: {
      isPersonal: true,
      path: `/api/orders/${ownOrder.number}`,
      bad: { path: `/api/orders/${"9".repeat(41)}`, field: "number" },
      missing: { path: "/api/orders/PR-00000000" },
    },
    openSession: {
      body: { accessToken: "ada", idToken: "ada" },
      bad: { body: { accessToken: "ada" }, field: "idToken" },
    },
    readSession: {},
    closeSession: {},
    listSessions: { isPersonal: true },
    endSession: {
      isPersonal: true,
      get path() {
        return `/api/account/sessions/${spareSessions.pop()}`;
      },
      bad: { path: "/api/account/sessions/first", field: "id" },
      missing: { path: "/api/account/sessions/987654321" },
    },
    endOtherSessions: { isPersonal: true },
    readAccount: { isPersonal: true },
    updateAccount: {
      isPersonal: true,
      body: { firstname: "Ada", phone: "" },
      bad: { body: { phone: "12" }, field: "phone" },
    },
    listAddresses: { isPersonal: true },
    saveAddress: {
      isPersonal: true,
      body: { name: "Home", address: lagos },
      bad: { body: { name: "Home", address: { ...lagos, lga: "Kano" } }, field: "address.lga" },
      missing: { body: { id: "987654321", name: "Home", address: lagos } },
    },
    removeAddress: {
      isPersonal: true,
      get path() {
        return `/api/account/addresses/${spareAddresses.pop()}`;
      },
      bad: { path: "/api/account/addresses/home", field: "id" },
      missing: { path: "/api/account/addresses/987654321" },
    },
    exportAccount: {
      isPersonal: true,
      body: { accessToken: "ada", idToken: "ada" },
      bad: { body: { accessToken: "ada" }, field: "idToken" },
    },
    readWishlist: { isPersonal: true },
    addWishes: {
      isPersonal: true,
      body: { skus: ["LAMP-1"] },
      bad: { body: { skus: [] }, field: "skus" },
    },
    removeWishes: {
      isPersonal: true,
      body: { skus: ["LAMP-1"] },
      bad: { body: { skus: [1] }, field: "skus.0" },
    },
    getLightingFigures: {},
    checkFit: {
      body: { items: [{ sku: "NO-SUCH-LIGHT", quantity: 1 }] },
      bad: { body: { items: [{ sku: "NO-SUCH-LIGHT", quantity: 0 }] }, field: "items.0.quantity" },
    },
    listOwnLights: { isPersonal: true },
    listOrderLights: {
      body: { number: placed.number, email: contact.email },
      bad: { body: { number: placed.number, email: "ada" }, field: "email" },
      missing: { body: { number: placed.number, email: "eve@example.com" } },
    },
    hangLight: {
      body: hung,
      bad: { body: { ...hung, rooms: [{ room: "", quantity: 1 }] }, field: "rooms.0.room" },
      missing: { body: { ...hung, email: "eve@example.com" } },
    },
    deleteAccount: {
      // Signs in again each time: a deleted person is signed out.
      isPersonal: true,
      signsInAs: () => "leaver",
      body: { accessToken: "leaver", idToken: "leaver" },
      bad: { body: { accessToken: "leaver" }, field: "idToken" },
    },
    subscribeToNewsletter: {
      // No one can be subscribed twice.
      get body() {
        return { email: `${randomUUID()}@example.com` };
      },
      bad: { body: { email: "new" }, field: "email" },
    },
    unsubscribeFromNewsletter: {
      body: { token: unsubscribeToken },
      bad: { body: { token: 1 }, field: "token" },
      missing: { body: { token: "x.y" } },
    },
    ...(await reviewSamples(api)),
    listProductQuestions: { path: "/api/product/questions/LAMP-1" },
    askQuestion: {
      body: { sku: "LAMP-1", question: "Does it hang from a concrete ceiling?" },
      bad: { body: { sku: "LAMP-1", question: "Why?" }, field: "question" },
    },
    askStockNotice: {
      body: { sku: "LAMP-OUT", email: "ada@example.com", consent: "2026-11" },
      bad: { body: { sku: "LAMP-OUT", email: "ada", consent: "2026-11" }, field: "email" },
    },
    stopStockNotices: {
      body: { token: stopToken },
      bad: { body: { token: 1 }, field: "token" },
      missing: { body: { token: "x.y" } },
    },
    ...(await appointmentSamples(api)),
    ...(await paymentSamples(api)),
    ...(await returnSamples(api)),
    ...(await changeSamples(api)),
    ...messageSamples,
  };
  return {
    samples: { ...samples, ...(await clientCallSamples(api)), ...(await clientPurchaseSamples(api)) },
    cookie,
  };
}

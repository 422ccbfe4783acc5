import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffAs } from "../../desk/open-desk.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { type Answer, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { contact, lagos, orderBody } from "../orders/order-body.ts";
import { adasWords, type Belongings, type Caller, putBelongings } from "./belongings.ts";
import { tokensOf } from "./sign-in.ts";

type Ask = (api: TestApi, of: Belongings, headers: Record<string, string>) => Promise<Answer>;

/** One of Ada's things, how each caller asks for it, and the status that each gets. */
interface Row {
  readonly thing: string;
  readonly ask: Ask;
  /** The same question about a thing that does not exist: a refused caller must not see the difference. */
  readonly askForNone?: Ask;
  /** In this order; Ada is last, for she may remove the thing. */
  readonly statuses: Readonly<Record<Exclude<Caller, "Ada">, number>> & { readonly Ada: number };
}

const none: Belongings = {
  cartId: "x".repeat(32),
  orderNumber: "PR-00000000",
  addressId: "987654321",
  sessionId: "987654321",
  invoiceToken: "aW52.c2ln",
};
const personal = { "a guest": 401, Bola: 404, "a trade client": 401, Ada: 200 };
const ownOnly = { "a guest": 401, Bola: 200, "a trade client": 401, Ada: 200 };
const cartOfAda = { "a guest": 403, Bola: 403, "a trade client": 403, Ada: 200 };
const bearer = { "a guest": 200, Bola: 200, "a trade client": 200, Ada: 200 };
const notFoundForAll = { "a guest": 404, Bola: 404, "a trade client": 404, Ada: 404 };
const clientsOnly = { "a guest": 401, Bola: 401, "a trade client": 200, Ada: 401 };

const readCart: Ask = (api, { cartId }, headers) => api.post("/api/cart/get", { cartId }, headers);
const readOrder: Ask = (api, { orderNumber }, headers) => api.get(`/api/orders/${orderNumber}`, headers);
const readInvoice: Ask = (api, { invoiceToken }, headers) =>
  api.get(`/api/orders/invoice/${invoiceToken}`, headers);
const readOwnInvoice: Ask = (api, { orderNumber }, headers) =>
  api.get(`/api/orders/${orderNumber}/invoice`, headers);
const readCartByEmail =
  (email: string): Ask =>
  (api, _of, headers) =>
    api.post("/api/cart/get", { email }, headers);
const trackWith =
  (email: string): Ask =>
  (api, { orderNumber: number }, headers) =>
    api.post("/api/orders/track", { number, email }, headers);
const endSession: Ask = (api, { sessionId }, headers) =>
  api.delete(`/api/account/sessions/${sessionId}`, headers);
const removeAddress: Ask = (api, { addressId }, headers) =>
  api.delete(`/api/account/addresses/${addressId}`, headers);
const changeAddress: Ask = (api, { addressId: id }, headers) =>
  api.post("/api/account/addresses", { id, name: "Taken", address: lagos }, headers);
/** With the tokens of Ada's own sign-in, as if someone had got hold of them. */
const exportRecords: Ask = (api, _of, headers) => api.post("/api/account/export", tokensOf("ada"), headers);
const get =
  (path: string): Ask =>
  (api, _of, headers) =>
    api.get(path, headers);

const rows: readonly Row[] = [
  { thing: "the cart, by its id", ask: readCart, statuses: cartOfAda },
  {
    thing: "the cart, by her e-mail",
    ask: readCartByEmail("ada@example.com"),
    askForNone: readCartByEmail("nobody-at-all@example.com"),
    statuses: cartOfAda,
  },
  {
    thing: "the cart, to change it",
    ask: (api, { cartId }, headers) =>
      api.post("/api/cart/update", { cartId, items: [{ sku: "ADAS-LAMP", quantity: 2 }] }, headers),
    statuses: cartOfAda,
  },
  {
    thing: "the cart, to merge it into one's own",
    ask: (api, { cartId }, headers) => api.post("/api/cart/mergecart", { sourceCartId: cartId }, headers),
    statuses: { "a guest": 401, Bola: 403, "a trade client": 401, Ada: 200 },
  },
  {
    thing: "the cart, to order it",
    ask: (api, { cartId }, headers) =>
      api.post("/api/orders", orderBody(cartId, 1), { "idempotency-key": crypto.randomUUID(), ...headers }),
    // Ada reaches hers, and is answered that the figure is another.
    statuses: { ...cartOfAda, Ada: 409 },
  },
  { thing: "an order, by its number", ask: readOrder, askForNone: readOrder, statuses: personal },
  { thing: "the list of orders", ask: get("/api/orders"), statuses: ownOnly },
  {
    thing: "an order, by its number and a wrong e-mail",
    ask: trackWith("eve@example.com"),
    askForNone: trackWith("eve@example.com"),
    statuses: notFoundForAll,
  },
  {
    thing: "an order that does not exist, by a number and her e-mail",
    ask: (api, _of, headers) => trackWith(contact.email)(api, none, headers),
    askForNone: trackWith("eve@example.com"),
    statuses: notFoundForAll,
  },
  {
    thing: "an order, to cancel it with a wrong e-mail",
    ask: (api, { orderNumber: number }, headers) =>
      api.post("/api/orders/cancel", { number, email: "eve@example.com" }, headers),
    askForNone: (api, { orderNumber: number }, headers) =>
      api.post("/api/orders/cancel", { number, email: "eve@example.com" }, headers),
    statuses: notFoundForAll,
  },
  { thing: "the wishlist", ask: get("/api/wishlist"), statuses: ownOnly },
  { thing: "the addresses", ask: get("/api/account/addresses"), statuses: ownOnly },
  { thing: "an address, to change it", ask: changeAddress, askForNone: changeAddress, statuses: personal },
  { thing: "an address, to remove it", ask: removeAddress, askForNone: removeAddress, statuses: personal },
  { thing: "the sessions", ask: get("/api/account/sessions"), statuses: ownOnly },
  { thing: "a session, to end it", ask: endSession, askForNone: endSession, statuses: personal },
  { thing: "the account", ask: get("/api/account"), statuses: ownOnly },
  {
    thing: "all records of the account",
    ask: exportRecords,
    statuses: { "a guest": 401, Bola: 403, "a trade client": 401, Ada: 200 },
  },
  // A link is for the person who was given it: no session opens it, and none is needed.
  { thing: "the invoice, by its link", ask: readInvoice, statuses: bearer },
  {
    thing: "the invoice, by a link that was changed",
    ask: (api, { invoiceToken }, headers) =>
      readInvoice(api, { ...none, invoiceToken: `${invoiceToken}A` }, headers),
    askForNone: readInvoice,
    statuses: notFoundForAll,
  },
  {
    thing: "the invoice, by its order",
    ask: readOwnInvoice,
    askForNone: readOwnInvoice,
    statuses: personal,
  },
  { thing: "the trade catalogue", ask: get("/api/clients/category"), statuses: clientsOnly },
];

describe.each(databaseKinds)("of what is Ada's, on %s,", (kind) => {
  let api: TestApi;
  let put: Awaited<ReturnType<typeof putBelongings>>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    put = await putBelongings(api);
  });
  afterAll(() => api.close());

  const cells = rows.flatMap((row) =>
    Object.entries(row.statuses).map(([caller, status]) => ({ ...row, caller: caller as Caller, status })),
  );

  it.each(cells)("$thing: $caller gets $status", async ({ ask, askForNone, caller, status, thing }) => {
    const headers = put.headersOf[caller];
    const answer = await ask(api, put.ada, headers);
    expect(answer.status, answer.text).toBe(status);
    if (caller === "Ada" || thing === "the invoice, by its link") return;
    // A refusal may name what was asked for, and nothing that it holds.
    for (const word of adasWords) expect(answer.text).not.toContain(word);
    if (askForNone === undefined || status === 200) return;
    const ofNone = await askForNone(api, none, headers);
    expect([ofNone.status, ofNone.text]).toEqual([answer.status, answer.text]);
  });

  it("abuse 32: a token of one kind opens nothing under the other kind's name", async () => {
    const tokenOf = (caller: Caller) => put.headersOf[caller].cookie?.split("=")[1] ?? "";
    const asConsumer = { cookie: `precise_session=${tokenOf("a trade client")}` };
    expect((await api.get("/api/account", asConsumer)).status).toBe(401);
    const asClient = { cookie: `precise_client_session=${tokenOf("Ada")}` };
    expect((await api.get("/api/clients/category", asClient)).status).toBe(401);
  });

  it("a shop or trade session opens nothing at the desk, by whatever name, nor the desk's anything of theirs", async () => {
    const tokenOf = (caller: Caller) => put.headersOf[caller].cookie?.split("=")[1] ?? "";
    for (const caller of ["Ada", "a trade client"] as const) {
      for (const cookie of [
        put.headersOf[caller].cookie ?? "",
        `precise_desk=${tokenOf(caller)}`,
        `__Host-precise_desk=${tokenOf(caller)}`,
      ])
        expect((await api.get("/api/desk/staff", { cookie })).status).toBe(401);
    }
    const { headers } = await staffAs(api, "owner");
    const token = headers.cookie?.split("=")[1] ?? "";
    for (const cookie of [
      headers.cookie ?? "",
      `precise_session=${token}`,
      `precise_client_session=${token}`,
    ]) {
      expect((await api.get("/api/account", { cookie })).status).toBe(401);
      expect((await api.get("/api/clients/category", { cookie })).status).toBe(401);
    }
  });
});

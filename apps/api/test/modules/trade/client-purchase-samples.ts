import { randomUUID } from "node:crypto";
import { readClientOrder } from "@precise/contract/trade/orders";
import { successBody } from "@precise/contract/wire/envelope";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { proposeFee } from "../orders/order-acts-calls.ts";
import { logIn, putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";

const site = {
  address: { line1: "Plot 9, Admiralty Way", state: "Lagos", lga: "Eti-Osa" },
  contact: { name: "Bayo Ade", phone: "0803 123 4567" },
};
const body = { site, payment: { method: "bank_transfer" }, accepted_total: 5860 };

/** A sample of every call that trade clients buy by, and what they need. */
export async function clientPurchaseSamples(api: TestApi): Promise<Record<string, Sample>> {
  await putTradeProducts(api, [
    { sku: "TRADE-1", net: 80_000, stock: 1000 },
    // 499,500 naira with VAT, in the gap of design D1.
    { sku: "TRADE-GAP", net: 46_465_116, stock: 10 },
  ]);
  const { ngozi } = await putClients(api.db);
  const clientCookie = await logIn(api, ngozi.email);
  const call = { clientCookie };
  const orderOf = async (sku: string, total: number, method = "bank_transfer") => {
    await api.post("/api/clients/cart/add", { items: [{ sku, quantity: 1 }] }, { cookie: clientCookie });
    const answer = await api.post(
      "/api/clients/orders",
      { ...body, payment: { method }, accepted_total: total },
      { cookie: clientCookie, "idempotency-key": randomUUID() },
    );
    return successBody(readClientOrder.data).parse(answer.json).data.order.number;
  };
  const cancelled = await orderOf("TRADE-1", 5860);
  const waiting = await orderOf("TRADE-GAP", 499_500);
  const toPay = await orderOf("TRADE-1", 5860, "paystack");
  await proposeFee(api, waiting, 20_000);
  const orders = "/api/clients/orders";
  const missing = (path: string) => ({ missing: { path: `${orders}/PR-00000000${path}`, body: {} } });
  const items = [{ sku: "TRADE-1", quantity: 1 }];
  const badItems = [{ sku: "TRADE-1", quantity: 10_000 }];
  return {
    getClientCart: call,
    addToClientCart: {
      ...call,
      body: { items },
      bad: { body: { items: badItems }, field: "items.0.quantity" },
    },
    updateClientCart: {
      ...call,
      body: { items },
      bad: { body: { items: badItems }, field: "items.0.quantity" },
    },
    removeFromClientCart: { ...call, body: { sku: "TRADE-1" }, bad: { body: { sku: "" }, field: "sku" } },
    clearClientCart: { ...call, body: {}, bad: { body: { all: true }, field: "all" } },
    checkQuickOrder: {
      ...call,
      body: { text: "TRADE-1 2\nnothing" },
      bad: { body: { text: 1 }, field: "text" },
    },
    lookUpQuickOrder: { ...call, body: { text: "trade" }, bad: { body: { text: "" }, field: "text" } },
    addQuickOrder: {
      ...call,
      body: { items },
      bad: { body: { items: badItems }, field: "items.0.quantity" },
    },
    getClientCheckout: call,
    placeClientOrder: {
      // Someone new with a cart of one lamp each time: an order empties it.
      clientCookie: async () => {
        const cookie = await logIn(api, (await putClients(api.db)).tunde.email);
        await api.post("/api/clients/cart/add", { items }, { cookie });
        return cookie;
      },
      body,
      bad: {
        body: { ...body, site: { ...site, contact: { name: "B", phone: "1" } } },
        field: "site.contact.phone",
      },
    },
    listClientOrders: { ...call, body: {}, bad: { body: { pageSize: 101 }, field: "pageSize" } },
    readClientOrder: {
      ...call,
      path: `${orders}/${cancelled}`,
      bad: { path: `${orders}/${"9".repeat(41)}`, field: "number" },
      ...missing(""),
    },
    cancelClientOrder: {
      ...call,
      path: `${orders}/${cancelled}/cancel`,
      body: {},
      bad: { path: `${orders}/${cancelled}/cancel`, body: { why: "" }, field: "why" },
      ...missing("/cancel"),
    },
    acceptClientFee: {
      ...call,
      path: `${orders}/${waiting}/accept-fee`,
      body: { accepted_total: 519_500 },
      bad: { path: `${orders}/${waiting}/accept-fee`, body: { accepted_total: -1 }, field: "accepted_total" },
      missing: { path: `${orders}/PR-00000000/accept-fee`, body: { accepted_total: 519_500 } },
    },
    reorderClientOrder: {
      ...call,
      path: `${orders}/${cancelled}/reorder`,
      body: {},
      bad: { path: `${orders}/${cancelled}/reorder`, body: { again: 1 }, field: "again" },
      ...missing("/reorder"),
    },
    payClientOrder: {
      ...call,
      path: `${orders}/${toPay}/pay`,
      body: { accepted_total: 5860 },
      bad: { path: `${orders}/${toPay}/pay`, body: { accepted_total: -1 }, field: "accepted_total" },
      missing: { path: `${orders}/PR-00000000/pay`, body: { accepted_total: 5860 } },
    },
    lookAtClientPayment: {
      ...call,
      path: `${orders}/${toPay}/pay/look`,
      body: {},
      bad: { path: `${orders}/${toPay}/pay/look`, body: { reference: "../1" }, field: "reference" },
      ...missing("/pay/look"),
    },
  };
}

import { randomUUID } from "node:crypto";
import { changeDeskOrder, quoteOrderChange } from "@precise/contract/desk/orders/order-changes";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { finding } from "@precise/contract/shop/light/lighting";
import { acceptOrderChange } from "@precise/contract/shop/orders/order-changes";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartOf } from "../cart/cart-calls.ts";
import { lightsOnSale } from "../lighting/lights-on-sale.ts";
import { cartWith, order, orderBody, orderOf } from "./order-body.ts";

const refusedData = z.object({ data: z.object({ findings: z.array(finding) }) });

describe("what does not fit together, at the checkout", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, lightsOnSale);
  });
  afterAll(() => api.close());

  /** Three strips on one driver, and a chandelier without its lamps: a stop and a warning. */
  async function wrongCart() {
    const cartId = await cartWith(api, { "PRL24-0527": 3, "PRL-DRV100-24": 1, "PR-CH-CAL6-BB": 1 });
    const { findings = [] } = cartOf(await api.post("/api/cart/get", { cartId }));
    const [stop, warning] = findings;
    if (stop?.severity !== "stop" || warning === undefined) throw new Error("the cart has no stop");
    return { cartId, stop, warning };
  }
  const payable = 55_000;

  it("a client that shows no findings is not asked, and its order keeps none", async () => {
    const { cartId } = await wrongCart();
    const placed = orderOf(await order(api, orderBody(cartId, payable)));
    expect("acknowledged_findings" in placed).toBe(false);
  });

  it("a stop that was not ticked is refused, with what does not fit", async () => {
    const { cartId, stop, warning } = await wrongCart();
    const refused = await order(api, orderBody(cartId, payable, { acknowledged_findings: [warning.id] }));
    expect(failureOf(refused)).toEqual({
      status: 422,
      errors: [{ code: "findings_not_acknowledged", field: "acknowledged_findings" }],
    });
    expect(failureBody.parse(refused.json).errors[0]?.message).toContain(stop.text);
    expect(refusedData.parse(refused.json).data.findings).toEqual([stop, warning]);
  });

  it("ticked it is ordered, and the order keeps what was ticked for its buyer", async () => {
    const { cartId, stop } = await wrongCart();
    const placed = orderOf(
      await order(api, orderBody(cartId, payable, { acknowledged_findings: [stop.id, "9:GONE:0"] })),
    );
    expect(placed.acknowledged_findings).toEqual([stop]);
    const { json } = await api.post("/api/orders/track", {
      number: placed.number,
      email: "ada.obi@example.com",
    });
    expect(json).toMatchObject({ data: { order: { acknowledged_findings: [stop] } } });
    const [mail] = await api.db.query<{ although: string[] }>(
      "select content -> 'told' -> 'although' as although from mail_outbox where event_key = $1",
      [`shop:order:${placed.number}:placed`],
    );
    expect(mail?.although).toEqual([stop.text]);
  });

  it("the desk sees it, and an order that takes its place keeps it while the goods are the same", async () => {
    const { cartId, stop } = await wrongCart();
    const ticked = { acknowledged_findings: [stop.id] };
    const { number } = orderOf(await order(api, orderBody(cartId, payable, ticked)));
    const sales = await staffAs(api, "sales");
    const seen = async (params: { number: string }) =>
      (await sales.done(readDeskOrder, { params })).order.acknowledged_findings;
    expect(await seen({ number })).toEqual([stop]);
    // At once: the goods stay, and the buyer owes no more.
    const pickup = { delivery: { method: "pickup" as const, showroom: "lagos" } };
    const body = { ...pickup, reason: "You asked for it on the phone.", accepted_total: 50_000 };
    const { change } = await sales.done(changeDeskOrder, { params: { number }, body });
    expect(await seen({ number: change.new_number ?? "" })).toEqual([stop]);
  });

  it.each([
    [
      "keeps it where other goods are more",
      { "PRL24-0527": 3, "PRL-DRV100-24": 1, "PR-CH-CAL6-BB": 2 },
      true,
    ],
    [
      "drops it where there are more of its goods",
      { "PRL24-0527": 4, "PRL-DRV100-24": 1, "PR-CH-CAL6-BB": 1 },
      false,
    ],
    ["drops it where one of its goods is left out", { "PRL24-0527": 3, "PR-CH-CAL6-BB": 1 }, false],
  ])("an order that takes its place %s", async (_what, pieces, isKept) => {
    const { cartId, stop } = await wrongCart();
    const { number } = orderOf(
      await order(api, orderBody(cartId, payable, { acknowledged_findings: [stop.id] })),
    );
    const sales = await staffAs(api, "sales");
    const lines = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
    const { difference } = await sales.done(quoteOrderChange, { params: { number }, body: { lines } });
    const accepted_total = difference.prices.after.payable.value;
    const body = { lines, reason: "You asked for it on the phone.", accepted_total };
    const { change } = await sales.done(changeDeskOrder, { params: { number }, body });
    const token = orderChangePath(api.links, { number, id: change.id }, new Date()).split("/").at(-1);
    const { json } = await api.post(acceptOrderChange.path, { token, accepted_total });
    const { order: next } = successBody(acceptOrderChange.data).parse(json).data;
    expect(next.acknowledged_findings).toEqual(isKept ? [stop] : undefined);
  });

  it("the cart counts as it stands, not as it was when it was ticked", async () => {
    const { cartId, stop } = await wrongCart();
    await api.post("/api/cart/update", { cartId, items: [{ sku: "PRL24-0527", quantity: 4 }] });
    const refused = await order(
      api,
      orderBody(cartId, payable + 10_000, { acknowledged_findings: [stop.id] }),
    );
    expect(failureOf(refused).errors[0]?.code).toBe("findings_not_acknowledged");
  });

  it("a cart in which everything fits needs no tick", async () => {
    const cartId = await cartWith(api, { "PR-CH-CAL6-BB": 1, "PRBF35-0427": 6 });
    const placed = orderOf(await order(api, orderBody(cartId, 75_000, { acknowledged_findings: [] })));
    expect("acknowledged_findings" in placed).toBe(false);
  });

  it("the same key and body give the same answer; the tick belongs to the body", async () => {
    const { cartId, stop } = await wrongCart();
    const key = randomUUID();
    const body = orderBody(cartId, payable, { acknowledged_findings: [stop.id] });
    const first = await order(api, body, key);
    expect(orderOf(first).acknowledged_findings).toEqual([stop]);
    expect((await order(api, body, key)).text).toBe(first.text);
    expect(failureOf(await order(api, orderBody(cartId, payable), key)).errors[0]?.code).toBe(
      "idempotency_key_reused",
    );
  });
});

import { getCheckoutOptions } from "@precise/contract/shop/checkout";
import { trackOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "./order-body.ts";

describe.each(databaseKinds)("after the checkout on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  it("an order is found by number and e-mail, however they are written", async () => {
    const placed = await placedOrder(api, { LAMP: 1 }, 6_000);
    const spelled = placed.number.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    for (const number of [placed.number, spelled, placed.number.slice(3)]) {
      const answer = await api.post("/api/orders/track", { number, email: "ADA.OBI@EXAMPLE.COM" });
      expect(successBody(trackOrder.data).parse(answer.json).data.order).toEqual(placed);
    }
  });

  it("a wrong number and a wrong e-mail get the same 404", async () => {
    const placed = await placedOrder(api, { LAMP: 1 }, 6_000);
    const answers = [
      await api.post("/api/orders/track", { number: placed.number, email: "eve@example.com" }),
      await api.post("/api/orders/track", { number: "PR-00000000", email: "ada.obi@example.com" }),
      await api.post("/api/orders/track", { number: "x", email: "ada.obi@example.com" }),
    ];
    for (const answer of answers) {
      expect(failureOf(answer)).toEqual({ status: 404, errors: [{ code: "not_found" }] });
      expect(answer.text).toBe(answers[0]?.text);
    }
  });

  it.each([
    [{ number: "PR-00000000" }, "email"],
    [{ number: "PR-00000000", email: "no address" }, "email"],
    [{ number: "", email: "ada@example.com" }, "number"],
    [{ number: 5, email: "ada@example.com" }, "number"],
  ])("tracking with %j is 400", async (body, field) => {
    expect(failureOf(await api.post("/api/orders/track", body))).toEqual({
      status: 400,
      errors: [{ code: "invalid_input", field }],
    });
  });

  it("a checkout is offered the owner's showrooms and ways to pay", async () => {
    const answer = await api.get("/api/checkout/options");
    const options = successBody(getCheckoutOptions.data).parse(answer.json).data;
    expect(options.showrooms.map((showroom) => showroom.id)).toEqual(["lagos", "abuja", "port-harcourt"]);
    expect(options.payment_methods).toEqual([
      { method: "pay_on_delivery", limit: 250_000 },
      { method: "bank_transfer" },
    ]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });
});

import { putProducts } from "../../fixtures/put-products.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import { confirmByMail, move } from "./order-acts-calls.ts";
import { placedOrder } from "./order-body.ts";

/** LAMP at ₦1,000 and BULB at ₦500, enough of both. */
export async function putLampAndBulb(api: TestApi): Promise<void> {
  await putProducts(api.db, [
    { sku: "LAMP", price: 100_000, stock: 100 },
    { sku: "BULB", price: 50_000, stock: 100 },
  ]);
}

/** An order of 2 × LAMP and 1 × BULB: ₦2,500 of goods and ₦5,000 for delivery, packed. @returns its number */
export async function packedOrder(api: TestApi, payment = "pay_on_delivery"): Promise<string> {
  const { number } = await placedOrder(api, { LAMP: 2, BULB: 1 }, 7_500, { payment: { method: payment } });
  if (payment === "pay_on_delivery") await confirmByMail(api, number);
  else await move(api, number, { to: "confirmed" });
  await move(api, number, { to: "packed" });
  return number;
}

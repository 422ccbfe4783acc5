import { expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments({ speed: 100_000 });

it("what takes Paystack hours happens by itself, faster", async () => {
  const { reference } = await payments.open();
  payments.shop.answers = 500;
  await payments.control(`transactions/${reference}`, { do: "succeed" });
  await expect.poll(() => payments.received.length).toBeGreaterThan(5);
  payments.shop.answers = 200;
  const { id } = await payments.data("POST", "/refund", { transaction: reference });
  const status = async () => (await payments.data("GET", `/refund/${id}`)).status;
  await expect.poll(() => status()).toBe("processed");
});

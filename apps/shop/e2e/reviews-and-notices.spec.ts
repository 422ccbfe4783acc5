import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { operator } from "@precise/journeys/operator";
import { fixtureProducts } from "./fixture-products.ts";
import { findInMail } from "./outbox.ts";
import { expect, test } from "./shop.ts";

const { small, gone } = fixtureProducts;

/** An order of one lamp to Lagos that a guest placed and got; how an order is placed is shown elsewhere. */
async function deliveredOrder(page: Page): Promise<{ readonly number: string; readonly email: string }> {
  await page.goto("/orders");
  const { origin } = new URL(page.url());
  const post = async (path: string, data: object) => {
    const headers = { origin, "idempotency-key": randomUUID() };
    return (await (await page.request.post(path, { data, headers })).json()).data;
  };
  const email = `${randomUUID()}@example.com`;
  const { cart } = await post("/api/cart/add", { items: [{ sku: small.sku, quantity: 1 }] });
  const phone = `0803${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
  const goods = {
    cartId: cart.cartId,
    contact: { email, firstname: "Ada", lastname: "Obi", phone },
    address: { line1: "14 Harbour Light Close", landmark: "", state: "Lagos", lga: "Ikeja" },
    delivery: { method: "delivery" },
    payment: { method: "pay_on_delivery" },
  };
  // The first answer says what it costs.
  const { prices } = await post("/api/orders", { ...goods, accepted_total: 1 });
  const { order } = await post("/api/orders", { ...goods, accepted_total: prices.payable.value });
  await operator("orders", "confirm-by-phone", order.number);
  await operator("orders", "move", order.number, "packed");
  await operator("deliveries", "dispatch", order.number, "--carrier", "GIG Logistics");
  const signed = ["--receiver", "The gateman", "--reason", "No phone with her"];
  const cash = ["--cash", String(prices.payable.value)];
  await operator("deliveries", "attempt", order.number, "delivered", ...signed, ...cash);
  return { number: order.number, email };
}

test("a guest reviews what was delivered, the shop reads it, and the product's page shows it @whole", async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const { number, email } = await deliveredOrder(page);
  const origin = new URL(page.url());
  await page
    .context()
    .addCookies([{ name: "order", value: email, domain: origin.hostname, path: `/order/${number}` }]);
  await page.goto(`/order/${number}`);
  await page.getByRole("link", { name: "Review what you bought" }).click();
  const text = `It lights the whole table, ${randomUUID()}.`;
  await page.getByLabel("Your review").fill(text);
  await page.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByText("Choose how many stars you give.")).toBeVisible();
  await expect(page.getByLabel("Your review")).toHaveValue(text);
  await shop.expectAccessible();
  await page.getByLabel("Stars").selectOption("4");
  await page.getByLabel("What it mostly runs on").selectOption("inverter");
  await page.getByLabel("Show my first name and state").check();
  await page.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByText("We have your review.", { exact: false })).toBeVisible();

  const listed = JSON.parse(await operator("reviews", "list", "--search", number)) as {
    rows: readonly { reference: string; state: string }[];
  };
  expect(listed.rows).toMatchObject([{ state: "pending" }]);
  await operator("reviews", "publish", listed.rows[0]?.reference ?? "");
  const reviews = page.getByRole("region", { name: "What buyers say" });
  await expect(async () => {
    await page.goto(`/product/${small.sku}`);
    await expect(reviews.getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const own = reviews.getByRole("listitem").filter({ hasText: text });
  await expect(
    own.getByText(/^Ada, Lagos · Bought here · less than a month in use · on an inverter · /),
  ).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(told).toContain('"aggregateRating"');

  // What was tried out counts for nobody, from then on and for ever.
  await operator("orders", "mark-sample", number);
  await expect(async () => {
    await page.goto(`/product/${small.sku}`);
    await expect(reviews.getByText(text)).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test("whoever finds a light sold out is told once when it is back, and can stop @whole", async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const address = `ada-${randomUUID()}@example.com`;
  const main = page.getByRole("main");
  await page.goto(`/product/${gone.sku}`);
  await main.getByRole("textbox", { name: "E-mail address" }).fill("ada");
  await main.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByText("Enter a full e-mail address", { exact: false })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "E-mail address" })).toHaveValue("ada");
  await shop.expectAccessible();
  await main.getByRole("textbox", { name: "E-mail address" }).fill(address);
  await main.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByText("We e-mail you once, when it is back in stock.")).toBeVisible();

  await operator("stock", "adjust", gone.sku, "--by", "1", "--reason", "journey");
  const link = await findInMail(address, /(https?:\/\/\S+\/stock-notices\/unsubscribe\/[\w.%-]+)/);
  await operator("stock", "adjust", gone.sku, "--by", "-1", "--reason", "journey");
  await page.goto(new URL(link).pathname);
  await page.getByRole("button", { name: "Stop these e-mails" }).click();
  await expect(page.getByRole("heading", { name: "You get no more of these e-mails" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is asked on a page of its own, and its answer stands with the product @whole", async ({
    page,
  }) => {
    const question = `Does it hang from concrete, ${randomUUID()}?`;
    await page.goto(`/product/${small.sku}`);
    await page.getByRole("link", { name: "Ask about this light" }).click();
    await page.getByLabel("Your question").fill(question);
    await page.getByLabel("E-mail address").fill("ada");
    await page.getByRole("button", { name: "Send the question" }).click();
    await expect(page.getByLabel("Your question")).toHaveValue(question);
    await page.getByLabel("E-mail address").fill("");
    await page.getByRole("button", { name: "Send the question" }).click();
    await expect(page.getByText("We have your question.", { exact: false })).toBeVisible();

    const listed = JSON.parse(await operator("questions", "list", "--limit", "200")) as readonly {
      reference: string;
      content: { message: string };
    }[];
    const reference = listed.find(({ content }) => content.message === question)?.reference ?? "";
    await operator("questions", "publish", reference, "--question", question, "--answer", "Yes, it does.");
    const questions = page.getByRole("region", { name: "Questions and answers" });
    await expect(async () => {
      await page.goto(`/product/${small.sku}`);
      await expect(questions.getByText(question)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await questions.getByText(question).click();
    await expect(questions.getByText("Yes, it does.")).toBeVisible();
    await operator("questions", "withdraw", reference);
  });
});

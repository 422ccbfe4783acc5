import type { Page } from "@playwright/test";
import { operator } from "@precise/journeys/operator";
import { untilPosted } from "@precise/journeys/until-posted";
import { fixtureProducts } from "./fixture-products.ts";
import { findInMail } from "./outbox.ts";
import { newestReference, payByCard, paymentsOf, refundOf, switchPaystack } from "./paystack.ts";
import { expect, type Shop, test } from "./shop.ts";

const { small } = fixtureProducts;
const total = "₦2,500";

test.describe.configure({ timeout: 90_000 });

/** Places an order of one bulb that is collected and paid online, and comes to Paystack's page. @returns its number */
async function goToPaystack(page: Page, shop: Shop): Promise<string> {
  await shop.fillCart([small, 1]);
  await page.goto("/checkout");
  await shop.checkOut({ payment: /Paystack|USSD/, pickup: true });
  await page.getByRole("button", { name: /^Place order/ }).click();
  const reference = await page.getByText(/Reference PR-/).textContent();
  return /Reference (PR-\w+)/.exec(reference ?? "")?.[1] ?? "";
}

const panel = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const thanks = "We have your payment. Thank you.";

test("by card on a small phone: the order leads to Paystack, and comes back paid", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const number = await goToPaystack(page, shop);
  // Who turns round is asked to pay, and is not sent on again.
  await page.goto(`/pay/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: `Pay ${total}` })).toBeVisible();
  await expect(page.getByText(/^We keep your goods until/)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("link", { name: "Continue to Paystack" }).click();
  await payByCard(page);
  await expect(page).toHaveURL(new RegExp(`/order/${number}\\?`));
  const paid = panel(page, thanks);
  await expect(paid.getByText("Card ending in 4081")).toBeVisible();
  await expect(paid.getByText(await newestReference(number))).toBeVisible();
  await expect(paid.getByText(total)).toBeVisible();
  await expect(page.getByText("Confirmed").first()).toBeVisible();
  await shop.expectAccessible();
  expect(
    await findInMail("ada@example.com", new RegExp(`Card ending in 4081[^]{0,200}(Order ${number})`)),
  ).toBeTruthy();
  // A paid order is not paid again.
  await page.goto(`/pay/${number}`);
  await expect(page).toHaveURL(new RegExp(`/order/${number}$`));
});

test("by transfer: the page asks the bank by itself until the money is there", async ({ page, shop }) => {
  const number = await goToPaystack(page, shop);
  await page.getByRole("link", { name: "Transfer" }).click();
  await page.getByRole("button", { name: /^Show an account number/ }).click();
  await page.getByRole("link", { name: "Return to the shop without paying" }).click();
  await expect(panel(page, "We are asking your bank")).toContainText("You can close this page");
  await expect(page.getByText(/did not go through/)).toHaveCount(0);
  await switchPaystack(`transactions/${await newestReference(number)}`, { do: "succeed", webhook: "never" });
  await expect(panel(page, thanks)).toBeVisible({ timeout: 40_000 });
  await expect(panel(page, thanks).getByText("Bank transfer")).toBeVisible();
});

test("a card that is declined, then one that is not @whole", async ({ page, shop }) => {
  const number = await goToPaystack(page, shop);
  await page.getByRole("button", { name: /^Use this card: 4084 0800 0000 5408/ }).click();
  await page.getByRole("link", { name: "Return to the shop without paying" }).click();
  const failed = panel(page, "Your payment did not go through");
  await expect(failed).toContainText("Nothing was taken. If your bank shows a debit, it returns it.");
  await expect(failed).toContainText("Your bank says: “Declined”.");
  await shop.expectAccessible();
  await failed.getByRole("button", { name: "Try again" }).click();
  await payByCard(page);
  await expect(panel(page, thanks)).toBeVisible();
  expect((await paymentsOf(number)).map(({ status }) => status)).toEqual(["failed", "success"]);
});

test("a transfer of another amount is sent back, and the page says so @whole", async ({ page, shop }) => {
  const number = await goToPaystack(page, shop);
  await page.getByRole("link", { name: "Transfer" }).click();
  await page.getByRole("button", { name: /^Show an account number/ }).click();
  await page.getByLabel("Another amount, in naira").fill("2400");
  await untilPosted(page, "/", () => page.getByRole("button", { name: "Send another amount" }).click());
  await page.goto(`/order/${number}`);
  await expect(async () => {
    await page.reload();
    await expect(panel(page, "Your bank sent another amount")).toContainText(
      "Your bank sent ₦2,400, the order is ₦2,500. The ₦2,400 goes back to you; send exactly ₦2,500.",
      { timeout: 1_000 },
    );
  }).toPass({ timeout: 30_000 });
  await panel(page, "Your bank sent another amount")
    .getByRole("link", { name: `Pay ${total}` })
    .click();
  await payByCard(page);
  await expect(panel(page, thanks)).toBeVisible();
});

test("who closes the page is told by e-mail, though no notice of Paystack ever came @whole", async ({
  page,
  shop,
}) => {
  const number = await goToPaystack(page, shop);
  await switchPaystack(`transactions/${await newestReference(number)}`, { do: "succeed", webhook: "never" });
  await page.goto("about:blank");
  expect(
    await findInMail("ada@example.com", new RegExp(`have received ${total}[^]{0,300}(Order ${number})`)),
  ).toBeTruthy();
});

test("who pays twice reads at once that the second payment goes back @whole", async ({ page, shop }) => {
  const number = await goToPaystack(page, shop);
  const first = await newestReference(number);
  await switchPaystack(`transactions/${first}`, { do: "fail" });
  await page.goto(`/order/${number}?reference=${first}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await payByCard(page);
  await expect(panel(page, thanks)).toBeVisible();
  await switchPaystack(`transactions/${first}`, { do: "succeed", webhook: "now" });
  await expect(async () => {
    await page.goto(`/order/${number}`);
    await expect(panel(page, `${total} goes back to you`)).toContainText("You paid twice.", {
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await shop.expectAccessible();
});

test("an order that is cancelled while its bank pays gets its money back, or stands again @whole", async ({
  page,
  shop,
}) => {
  const number = await goToPaystack(page, shop);
  const reference = await newestReference(number);
  await switchPaystack(`transactions/${reference}`, { do: "ongoing" });
  await page.goto(`/order/${number}`);
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
  await switchPaystack(`transactions/${reference}`, { do: "succeed", webhook: "now" });
  await expect(async () => {
    await page.reload();
    await expect(panel(page, thanks)).toContainText("your order stands", { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test("a part goes back by an operator, and a bank that does not take it needs an account @whole", async ({
  page,
  shop,
}) => {
  const number = await goToPaystack(page, shop);
  await payByCard(page);
  await expect(panel(page, thanks)).toBeVisible();
  await operator("payments", "refund", number, "--amount", "500", "--reason", "One bulb was scratched");
  await page.goto(`/order/${number}`);
  await expect(panel(page, "₦500 goes back to you")).toContainText(/Expect it by|We e-mail you/);
  const refund = await refundOf(number);
  await switchPaystack(`refunds/${refund}`, { do: "needs_attention", webhook: "now" });
  const asks = panel(page, "Where should we send ₦500?");
  await expect(async () => {
    await page.reload();
    await expect(asks).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await asks.getByRole("button", { name: "Send the e-mail again" }).click();
  await expect(asks.getByText(/^We sent the e-mail to the order's address/)).toBeVisible();
  await shop.expectAccessible();
  const link = await findInMail(
    "ada@example.com",
    new RegExp(`refund of ₦500[^]*(/orders/refund/[\\w.-]+)[^]*Order ${number}`),
  );
  await page.goto(link);
  await shop.expectAccessible();
  await page.getByRole("button", { name: "Check the account" }).click();
  await expect(page.getByLabel("Bank", { exact: true })).toHaveAccessibleDescription("Choose a bank.");
  await page.getByLabel("Bank", { exact: true }).selectOption({ label: "Zenith Bank" });
  await page.getByLabel("Account number").fill("12345");
  await page.getByRole("button", { name: "Check the account" }).click();
  await expect(page.getByLabel("Account number")).toHaveAccessibleDescription(/Enter the 10 digits/);
  await page.getByLabel("Account number").fill("0000000000");
  await page.getByRole("button", { name: "Check the account" }).click();
  await expect(page.getByText(/ at Zenith Bank\. Is this you\?$/)).toBeVisible();
  expect(page.url()).not.toContain("0000000000");
  await page.getByRole("button", { name: "Yes, send ₦500" }).click();
  // It is in another name than the buyer's.
  await expect(
    page.getByText(/^₦500 goes to the account \*{4}0000, .* we look at it first\.$/),
  ).toBeVisible();
  await page.getByRole("link", { name: `Order ${number}` }).click();
  await expect(panel(page, "₦500 goes back to you")).toBeVisible();
});

test("a reference of the address is never believed @whole", async ({ page, shop }) => {
  const number = await goToPaystack(page, shop);
  for (const forged of ["PR-00000000-1-AAAA", `${number}-9-ZZZZ`, "%3Cscript%3E"]) {
    await page.goto(`/order/${number}?trxref=${forged}&reference=${forged}`);
    await expect(panel(page, `Pay ${total} online`)).toBeVisible();
    await expect(panel(page, "We are asking your bank")).toHaveCount(0);
  }
});

test("who may not see the order may not pay it either @whole", async ({ page, shop, browser, baseURL }) => {
  const number = await goToPaystack(page, shop);
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.goto(`/pay/${number}`);
  await expect(
    other.getByRole("heading", { level: 1, name: "Open your order on this device" }),
  ).toBeVisible();
  await expect(other.getByRole("link", { name: "Continue to Paystack" })).toHaveCount(0);
  await other.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is paid, and the page is asked again by a link @whole", async ({ page, shop }) => {
    const number = await goToPaystack(page, shop);
    await page.getByRole("link", { name: "Return to the shop without paying" }).click();
    await expect(panel(page, "We are asking your bank")).toBeVisible();
    await switchPaystack(`transactions/${await newestReference(number)}`, {
      do: "succeed",
      webhook: "never",
    });
    // Within a second the answer is that of before.
    await expect(async () => {
      await page.getByRole("link", { name: "Check again" }).click({ timeout: 1_000 });
      await expect(panel(page, thanks)).toBeVisible({ timeout: 1_500 });
    }).toPass();
  });
});

import { expect, test } from "./shop.ts";

const answer = (name: RegExp) => ({ hasText: name });

test("typing narrows the answers and says how many are left", async ({ page }) => {
  await page.goto("/faqs");
  const details = page.getByRole("main").locator("details");
  const search = page.getByRole("searchbox", { name: "Search the answers" });
  await search.fill("surge");
  await expect(page.getByText(/^\d+ answers for “surge”$/)).toBeVisible();
  await expect(details.filter(answer(/How do I protect lights from surges/))).toBeVisible();
  await expect(details.filter(answer(/How do I sign in/))).toBeHidden();
  await expect(page.getByRole("heading", { name: "Account, voucher and trade" })).toBeHidden();

  await search.fill("zebra");
  await expect(page.getByText("No answers for “zebra”. Write to us below.")).toBeVisible();
  await search.fill("");
  await expect(details.filter(answer(/How do I sign in/))).toBeVisible();
});

test("a link to an answer opens it, and figures are the rules' own @whole", async ({ page }) => {
  await page.goto("/faqs#delivery-cost");
  await expect(page.getByText("₦25,000 on orders up to ₦499,000 and nothing from ₦500,000")).toBeVisible();
  await expect(page.getByText("Will LED lights work on an inverter, solar or a generator?")).toBeVisible();
});

test("a person can be called, written to on WhatsApp and by mail @whole", async ({ page }) => {
  await page.goto("/faqs");
  const contact = page.getByRole("region", { name: "Talk to a person" });
  await expect(contact.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+2340000000100");
  await expect(contact.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/2340000000100\?text=/,
  );
  await expect(contact.getByRole("link", { name: /^E-mail/ })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("answers open by themselves, and no search is promised", async ({ page }) => {
    await page.goto("/faqs");
    await expect(page.getByRole("searchbox", { name: "Search the answers" })).toBeHidden();
    await page.getByText("How do I follow my order?").click();
    await expect(page.getByText(/enter the order number and the e-mail/)).toBeVisible();
  });
});

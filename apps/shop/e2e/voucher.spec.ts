import { fixtureProducts } from "./fixture-products.ts";
import { makeCoupon } from "./operator.ts";
import { newsletterVoucher } from "./outbox.ts";
import { enterCode, expect, test } from "./shop.ts";

const { small, at99000, at100001, at500000 } = fixtureProducts;

/** An address that no other journey uses. */
const newPhone = () =>
  `0803${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(-7)}`;
const newAddress = () => `voucher-${crypto.randomUUID()}@example.com`;

// The API says no with a status, and browsers log that.
test.use({ mayLog: /status of 4(09|22)/ });

test("the newsletter's voucher takes ₦5,000 off a first order above ₦100,000, once", async ({
  page,
  shop,
}) => {
  const email = newAddress();
  const code = await newsletterVoucher(email);
  const summary = page.getByRole("region", { name: "Summary" });

  await shop.fillCart([at99000, 1]);
  await page.goto("/shopping-cart");
  await enterCode(page, code);
  await expect(page.getByLabel("Voucher code")).toHaveAccessibleDescription(/₦100,000/);
  await expect(page.getByLabel("Voucher code")).toBeFocused();
  await shop.expectAccessible();

  await page.getByRole("button", { name: `One more. Quantity of ${at99000.name}` }).click();
  await expect(shop.cartLink(2)).toBeVisible();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
  await expect(summary.getByText("−₦5,000")).toBeVisible();
  await expect(summary.getByText("₦208,000")).toBeVisible();
  await shop.expectAccessible();
  await page.reload();
  await expect(summary.getByText("₦208,000")).toBeVisible();

  await page.getByRole("button", { name: "Check out" }).click();
  await shop.checkOut({ payment: /Pay on delivery/ });
  await shop.placeOrder("₦208,000");
  await expect(page.getByRole("alert").filter({ hasText: code })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("link", { name: "Change contact" }).click();
  await page.getByLabel("E-mail address").fill(email);
  // A phone that has ordered before is no first order either.
  await page.getByLabel("Mobile number").fill(newPhone());
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await shop.placeOrder("₦208,000");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" }).getByText("−₦5,000")).toBeVisible();

  await shop.fillCart([at99000, 2]);
  await page.goto("/shopping-cart");
  await enterCode(page, code);
  await expect(page.getByLabel("Voucher code")).toHaveAccessibleDescription(/not valid or has expired/);
});

test("a voucher that would make the order dearer is asked about, and left off @whole", async ({
  page,
  shop,
}) => {
  const code = await newsletterVoucher(newAddress());
  await shop.fillCart([at500000, 1], [small, 1]);
  await page.goto("/shopping-cart");
  await enterCode(page, code);
  await expect(page.getByText("This voucher would cost you ₦20,000 more")).toBeVisible();
  await expect(page.getByText(/you would pay ₦522,500 instead of ₦502,500/)).toBeVisible();
  await shop.expectAccessible();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("−₦5,000")).toHaveCount(0);
  await page.getByRole("button", { name: "Do not apply" }).click();
  await expect(page.getByText("This voucher would cost you ₦20,000 more")).toHaveCount(0);

  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await page.getByRole("button", { name: "Apply anyway" }).click();
  await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
  await expect(summary.getByText("₦522,500")).toBeVisible();
  await page.getByRole("button", { name: `Remove voucher ${code}` }).click();
  await expect(summary.getByText("₦502,500").first()).toBeVisible();
  await expect(summary.getByText("−₦5,000")).toHaveCount(0);
});

test("a voucher that would leave delivery to be confirmed is asked about too @whole", async ({
  page,
  shop,
}) => {
  const code = await makeCoupon("--amount", "3000");
  await shop.fillCart([at500000, 1], [small, 1]);
  await page.goto("/shopping-cart");
  await enterCode(page, code);
  await expect(page.getByText("With this voucher we must confirm the delivery fee")).toBeVisible();
  await page.getByRole("button", { name: "Apply anyway" }).click();
  await expect(
    page.getByRole("region", { name: "Summary" }).getByText("We confirm the delivery fee before you pay"),
  ).toBeVisible();
});

test("free delivery and a percentage are told in the summary, from the first to the last page @whole", async ({
  page,
  shop,
}) => {
  const [free, tenth] = [await makeCoupon("--free-delivery"), await makeCoupon("--percent", "10")];
  await shop.fillCart([at99000, 1]);
  await page.goto("/shopping-cart");
  const summary = page.getByRole("region", { name: "Summary" });
  await enterCode(page, free);
  await expect(summary.getByText("Paid by your voucher")).toBeVisible();
  await expect(summary.getByText("₦99,000").last()).toBeVisible();
  await enterCode(page, tenth);
  await expect(summary.getByText("−₦9,900")).toBeVisible();
  await expect(summary.getByText("₦94,100")).toBeVisible();
  await page.getByRole("button", { name: "Check out" }).click();
  await shop.checkOut({ payment: /Pay on delivery/ });
  await shop.placeOrder("₦94,100");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" }).getByText("−₦9,900")).toBeVisible();
});

test("a new code takes the place of the old one, and says so @whole", async ({ page, shop }) => {
  const [first, second] = [await newsletterVoucher(newAddress()), await newsletterVoucher(newAddress())];
  await shop.fillCart([at100001, 1]);
  await page.goto("/shopping-cart");
  await enterCode(page, first);
  await expect(page.getByText(`Voucher ${first} applied.`)).toBeVisible();
  await enterCode(page, second.toLowerCase());
  await expect(page.getByText(`It replaces ${first}: one code per order.`)).toBeVisible();
  await expect(page.getByText(`Voucher ${second} applied.`)).toBeVisible();
});

test("what is pressed while a voucher is on its way is not lost, and checkout waits for both @whole", async ({
  page,
  shop,
}) => {
  const code = await newsletterVoucher(newAddress());
  await shop.fillCart([at100001, 1], [small, 1]);
  await page.goto("/shopping-cart");
  let go = () => {};
  const held = new Promise<void>((release) => {
    go = release;
  });
  await page.route("**/api/cart/coupon", async (route) => {
    await held;
    await route.continue();
  });
  await enterCode(page, code);
  await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  await page.getByRole("button", { name: "Check out" }).click();
  await expect(page).toHaveURL(/shopping-cart/);
  go();
  await expect(page).toHaveURL(/\/checkout\/contact$/);
  await page.goto("/shopping-cart");
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("a code is refused, applied, asked about and taken off, in cart and checkout", async ({
    page,
    shop,
  }) => {
    const code = await newsletterVoucher(newAddress());
    await shop.fillCart([at100001, 1]);
    await page.goto("/shopping-cart");
    await enterCode(page, "NO-SUCH-CODE");
    await expect(page.getByLabel("Voucher code")).toHaveValue("NO-SUCH-CODE");
    await expect(page.getByLabel("Voucher code")).toBeFocused();
    await expect(page.getByText(/not valid or has expired/)).toBeVisible();
    await page.getByLabel("Voucher code").fill(code);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
    // 95,001 falls into the first tier: the voucher takes ₦10,000 off delivery too.
    await expect(page.getByRole("region", { name: "Summary" }).getByText("₦100,001").last()).toBeVisible();
    expect(page.url()).not.toContain(code);

    await page.getByRole("button", { name: "Check out" }).click();
    await shop.checkOut({ payment: /Pay on delivery/ });
    await expect(page.getByText(`Voucher ${code} applied: ₦5,000 off.`)).toBeVisible();
    await expect(page.getByLabel("Voucher code")).toHaveCount(0);
    await page.getByRole("link", { name: "Change voucher" }).click();
    await page.getByRole("button", { name: `Remove voucher ${code}` }).click();
    await page.getByRole("button", { name: "Check out" }).click();
    await shop.expectToPay("₦115,001");
    await enterCode(page, code);
    await shop.expectToPay("₦100,001");
  });

  test("a dearer order is asked about before it is made so", async ({ page, shop }) => {
    const code = await newsletterVoucher(newAddress());
    await shop.fillCart([at500000, 1]);
    await page.goto("/shopping-cart");
    await enterCode(page, code);
    await expect(page.getByText("This voucher would cost you ₦20,000 more")).toBeVisible();
    await page.getByRole("button", { name: "Do not apply" }).click();
    await expect(page.getByText("This voucher would cost you")).toHaveCount(0);
    await enterCode(page, code);
    await page.getByRole("button", { name: "Apply anyway" }).click();
    await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
  });
});

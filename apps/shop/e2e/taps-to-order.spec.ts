import type { Locator } from "@playwright/test";
import { expect, test } from "./shop.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A tap is a press on a control. Typing, and choosing in a list, fills in a field. */
const mostTaps = 6;
const mostRequiredFields = 7;

test("from the home page to a placed order as a guest who pays on delivery: few taps, one page, few fields", async ({
  page,
  shop,
}) => {
  let taps = 0;
  async function tap(control: Locator): Promise<void> {
    await control.tap();
    taps += 1;
  }
  /** Documents that were shown, one after the other; what only leads on is none. */
  const pages: string[] = [];
  page.on("domcontentloaded", () => pages.push(new URL(page.url()).pathname));
  await page.goto("/");
  await tap(page.getByRole("main").getByRole("button", { name: /^Add Marina Cone Pendant.* to cart$/ }));
  const drawer = page.getByRole("dialog", { name: "Added to cart" });
  await expect(drawer.getByText(/₦[\d,]+ more|Delivery is free/).first()).toBeVisible();
  pages.length = 0;
  await tap(drawer.getByRole("button", { name: "Check out" }));

  const required = page.getByRole("main").locator(":required:visible:not([type='radio'])");
  await page.getByLabel("E-mail address").fill("ada@example.com");
  const ofContact = await required.count();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByLabel("Mobile number").fill("0803 123 4567");
  // Nobody types as fast as a journey: by then the page listens.
  await shop.keepsWhatIsTyped("0803 123 4567");
  await tap(page.getByRole("button", { name: "Continue to delivery" }));
  await page.getByLabel("State", { exact: true }).selectOption("Lagos");
  await page.getByLabel("Local government area").selectOption("Eti-Osa");
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  const ofDelivery = await required.count();
  await tap(page.getByRole("button", { name: "Continue to payment" }));
  const payOnDelivery = page.getByRole("radio", { name: /Pay on delivery/ });
  await expect(payOnDelivery).toBeVisible();
  if (!(await payOnDelivery.isChecked())) await tap(payOnDelivery);
  await tap(page.getByRole("button", { name: "Place order", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();

  expect(taps, "taps").toBeLessThanOrEqual(mostTaps);
  const ofCheckout = pages.filter((path) => path.startsWith("/checkout"));
  expect(ofCheckout, "one page between the drawer and the order").toEqual(["/checkout/contact"]);
  expect(ofContact + ofDelivery, "required fields").toBeLessThanOrEqual(mostRequiredFields);
});

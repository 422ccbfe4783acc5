import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { operator } from "@precise/journeys/operator";
import { shopFolder } from "./env.ts";
import { findInMail } from "./outbox.ts";
import { expect, test } from "./shop.ts";

const newAddress = () => `ada-${randomUUID()}@example.com`;
const picture = readFileSync(join(shopFolder, "src/base/pictures/room-dining.webp"));
const webp = (name: string) => ({ name, mimeType: "image/webp", buffer: picture });
/** What calls itself a picture and is a page. */
const notAPicture = {
  name: "holiday.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("<html><script>1</script>"),
};

async function writeMessage(form: Locator, email: string): Promise<void> {
  await form.getByLabel("What is it about?").selectOption("An order");
  await form.getByLabel("Your name").fill("Ada Obi");
  await form.getByLabel("E-mail address").fill(email);
  await form.getByLabel("Your message").fill("Where is my lamp? It was to come on Friday.");
}

async function fillBrief(page: Page, email: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("checkbox", { name: "Living room" }).check();
  await form.getByRole("checkbox", { name: "Kitchen" }).check();
  await form.getByLabel("What size are they?").fill("Living 5 × 4, kitchen 3 × 3, 2.8 high");
  await form.getByLabel("Budget for the lights").selectOption("Up to ₦500,000");
  await form.getByLabel("What do you like?").selectOption("Warm and soft");
  await form.getByLabel("Your name").fill("Ada Obi");
  await form.getByLabel("E-mail address").fill(email);
}

const referenceOn = async (page: Page) => {
  await expect(page.getByRole("heading", { name: "Thank you. We have your message." })).toBeVisible();
  return /M-[0-9A-Z]{8}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
};

test("a message is checked in place, sent once, confirmed by mail and listed for the operator", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/faqs#contact");
  const contact = page.getByRole("region", { name: "Talk to a person" });
  await contact.getByRole("button", { name: "Send message" }).click();
  await expect(contact.getByRole("alert")).toHaveText("Fix 4 fields below.");
  await expect(contact.getByLabel("What is it about?")).toBeFocused();
  await writeMessage(contact, email);
  await contact.getByRole("button", { name: "Send message" }).click();
  const reference = await referenceOn(page);
  expect(await findInMail(email, /(M-[0-9A-Z]{8})/)).toBe(reference);
  const listed = JSON.parse(await operator("contact", "show", reference)) as { content: { message: string } };
  expect(listed.content.message).toBe("Where is my lamp? It was to come on Friday.");
});

test.describe("while the shop cannot be reached", () => {
  // The browser notes the request that was lost.
  test.use({ mayLog: /Failed to load resource/ });

  test("a message that could not be sent is not lost @whole", async ({ page }) => {
    await page.goto("/faqs#contact");
    const contact = page.getByRole("region", { name: "Talk to a person" });
    await writeMessage(contact, newAddress());
    await page.route("**/api/contact", (route) => route.abort());
    await contact.getByRole("button", { name: "Send message" }).click();
    await expect(contact.getByRole("alert")).toHaveText(/We could not send this/);
    await page.unroute("**/api/contact");
    await contact.getByRole("button", { name: "Send message" }).click();
    expect(await referenceOn(page)).toMatch(/^M-/);
  });
});

test("somebody applies as an affiliate @whole", async ({ page }) => {
  const email = newAddress();
  await page.goto("/affiliates");
  const main = page.getByRole("main");
  await main.getByLabel("Your name").fill("Bola Ade");
  await main.getByLabel("E-mail address").fill(email);
  await main.getByLabel("Where do you reach your audience?").fill("https://example.com/rooms");
  await main.getByLabel("People you reach each month").selectOption("1,000 to 10,000");
  await main.getByLabel("How would you promote us?").fill("In my letter on small flats in Lagos.");
  await main.getByRole("button", { name: "Send application" }).click();
  const reference = await referenceOn(page);
  expect(await operator("affiliates", "list", "--limit", "500")).toContain(reference);
});

test.describe("a brief with pictures", () => {
  // The browser notes the refusal of what is no picture.
  test.use({ mayLog: /status of 422/ });

  test("good ones arrive, bad ones say why, too many are left out @whole", async ({ page }) => {
    const email = newAddress();
    await page.goto("/design");
    await fillBrief(page, email);
    const field = page.getByLabel("Pictures and plans");
    await field.setInputFiles([webp("one.webp"), notAPicture]);
    await expect(page.getByRole("listitem").filter({ hasText: "one.webp" })).toContainText("Ready");
    await expect(page.getByRole("listitem").filter({ hasText: "holiday.jpg" })).toContainText(
      "Use a JPEG, PNG or WebP file.",
    );
    await page.getByRole("button", { name: "Remove holiday.jpg" }).click();
    await expect(page.getByText("1 of 1 pictures ready")).toBeVisible();
    await field.setInputFiles(Array.from({ length: 6 }, (_, at) => webp(`more-${at}.webp`)));
    await expect(page.getByText("You can add up to six pictures. We left out the rest.")).toBeVisible();
    await expect(page.getByText("6 of 6 pictures ready")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Send brief" }).click();
    const reference = await referenceOn(page);
    const shown = JSON.parse(await operator("briefs", "show", reference)) as { pictures: number };
    expect(shown.pictures).toBe(6);
  });
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("a message comes back with what was typed, then goes", async ({ page }) => {
    const email = newAddress();
    await page.goto("/faqs#contact");
    const contact = page.getByRole("region", { name: "Talk to a person" });
    await contact.getByLabel("Your message").fill("Where is my lamp? It was to come on Friday.");
    await contact.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Write to us" })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByLabel("E-mail address")).toHaveAccessibleDescription("Enter your e-mail address.");
    await expect(main.getByLabel("Your message")).toHaveValue("Where is my lamp? It was to come on Friday.");
    await writeMessage(main, email);
    await main.getByRole("button", { name: "Send message" }).click();
    expect(await findInMail(email, /(M-[0-9A-Z]{8})/)).toBe(await referenceOn(page));
  });

  test("a brief takes pictures, keeps those that arrived, and goes", async ({ page }) => {
    const email = newAddress();
    await page.goto("/design");
    await fillBrief(page, email);
    await page.getByLabel("Pictures and plans").setInputFiles([webp("one.webp"), notAPicture]);
    await page.getByRole("button", { name: "Send brief" }).click();
    await expect(page.getByText("Use a JPEG, PNG or WebP file.")).toBeVisible();
    await expect(page.getByRole("main").getByLabel("What size are they?")).toHaveValue(/Living 5 × 4/);
    await expect(page.getByRole("checkbox", { name: "Kitchen" })).toBeChecked();
    await expect(page.getByText("Picture 1, ready").first()).toBeVisible();
    await page.getByRole("button", { name: "Send brief" }).click();
    const reference = await referenceOn(page);
    const shown = JSON.parse(await operator("briefs", "show", reference)) as { pictures: number };
    expect(shown.pictures).toBe(1);
  });
});

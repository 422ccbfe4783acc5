import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { findInMail } from "./outbox.ts";
import { expect, test } from "./shop.ts";

const booking = "/appointment-booking";
const newAddress = () => `visitor-${randomUUID()}@example.com`;

/** Opens the days of a type and chooses one of the last that have times free, where no other journey books. */
async function chooseDay(page: Page, type: string): Promise<void> {
  await page.goto(booking);
  await page.getByRole("link", { name: type }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Choose a day" })).toBeVisible();
  const month = page.getByRole("grid");
  const free = month.getByRole("link", { name: /times? free$/ });
  // At the end of a month the only day that is left may be free from the afternoon on.
  if ((await free.count()) < 3) {
    await page.getByRole("region", { name: "Calendar" }).getByRole("link", { name: /^To / }).click();
    await expect(free.nth(2)).toBeVisible();
  }
  const shown = await free.last().getAttribute("aria-label");
  await month.getByRole("link", { name: shown ?? "", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Times on / })).toBeVisible();
}

/** The times that are offered on the chosen day. */
const times = (page: Page) => page.getByRole("region", { name: /^Times on / }).getByRole("link");

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Ada Obi");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("0803 123 4567");
}

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("books, moves and cancels an appointment by the mail's link, and sees both clocks", async ({
    page,
    shop,
  }) => {
    const email = newAddress();
    await chooseDay(page, "Lighting advice for your rooms");
    const time = times(page).filter({ hasText: "13:00" });
    await expect(time).toContainText(/0[78]:00 in New York/);
    await time.click();
    await expect(page.getByRole("button", { name: "Book appointment" })).toBeVisible();
    const chosen = page.url();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: /^Times on / })).toBeVisible();
    await page.goForward();
    await page.reload();
    expect(page.url()).toBe(chosen);

    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByText("Enter your name.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await fillIn(page, email);
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await expect(page.getByText(/, 13:00/)).toBeVisible();
    await expect(page.getByText(/0[78]:00 in New York/)).toBeVisible();
    await shop.expectAccessible();

    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to your calendar" }).click();
    expect((await file).suggestedFilename()).toMatch(/^AP-[0-9A-Z]{8}\.ics$/);

    const link = await findInMail(email, /(\/appointment-booking\/mine\/\S+)/);
    await page.goto(link);
    await page.getByRole("link", { name: "Change the time" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Choose a new time" })).toBeVisible();
    await page
      .getByRole("grid")
      .getByRole("link", { name: /times? free$/ })
      .first()
      .click();
    const offered = page.getByRole("region", { name: /^Times on / }).getByRole("button");
    // The first may be the very time that is booked, of which no mail comes.
    await offered.last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await findInMail(email, /(this is the new time)/i);

    await page.getByText("Cancel appointment").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "This appointment is cancelled" }),
    ).toBeVisible();
    await findInMail(email, /(this appointment is cancelled)/i);
    await page.goto(link);
    await expect(page.getByRole("link", { name: "Book another" })).toBeVisible();
  });
});

test("a time that was taken meanwhile is told, what was typed is kept, and other times are offered @whole", async ({
  page,
  baseURL,
}) => {
  const email = newAddress();
  await chooseDay(page, "Showroom visit in Abuja");
  await times(page).last().click();
  await expect(page.getByRole("button", { name: "Book appointment" })).toBeVisible();
  await fillIn(page, email);
  const address = new URL(page.url()).searchParams;
  const starts_at = new Date(`${address.get("day")}T${address.get("time")}:00+01:00`).toISOString();
  for (let seat = 0; seat < 2; seat += 1) {
    const answer = await page.request.post(`${baseURL}/api/appointments`, {
      headers: { "idempotency-key": randomUUID() },
      data: {
        type: address.get("type"),
        starts_at,
        name: "Somebody faster",
        email: newAddress(),
        phone: "08031234567",
        time_zone: "Africa/Lagos",
      },
    });
    expect(answer.status()).toBe(201);
  }
  await page.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByText(`${address.get("time")} is no longer free`, { exact: false })).toBeVisible();
  await times(page).first().click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
});

test("the month is moved in by arrows, and the booking is made by keyboard alone @whole", async ({
  page,
}) => {
  await page.goto(`${booking}?type=visit-port-harcourt`);
  const month = page.getByRole("grid");
  const days = month.getByRole("link");
  const stops = month.locator('[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  const first = Number(await stops.textContent());
  await page.keyboard.press("ArrowDown");
  const under = Math.min(first + 7, await days.count());
  await expect(days.nth(under - 1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("link", { name: /^To / }).first()).toBeVisible();
  await expect(page).toHaveURL(/month=/);
  const free = month.getByRole("link", { name: /times? free$/ }).first();
  await free.focus();
  await page.keyboard.press("Enter");
  await times(page).first().focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Ada Obi");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.type("+44 20 7946 0018");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
});

test("a link that is not ours opens nothing, and says so @whole", async ({ page }) => {
  await page.goto(`${booking}/mine/made.up`);
  await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });

  test("an appointment is booked, moved and cancelled", async ({ page }) => {
    await chooseDay(page, "Video tour of the showroom");
    await times(page).nth(1).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada Obi");
    await page.getByRole("button", { name: "Book appointment" }).click();
    // The browser itself asks for what is missing; what it lets through is checked by the shop.
    await fillIn(page, newAddress());
    await page.getByLabel("Phone", { exact: true }).fill("12");
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByText("Enter a Nigerian mobile number", { exact: false })).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Obi");
    await page.getByLabel("Phone", { exact: true }).fill("08031234567");
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await page.getByRole("link", { name: "Change the time" }).click();
    await page
      .getByRole("grid")
      .getByRole("link", { name: /times? free$/ })
      .first()
      .click();
    await page
      .getByRole("region", { name: /^Times on / })
      .getByRole("button")
      .last()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await page.getByText("Cancel appointment").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "This appointment is cancelled" }),
    ).toBeVisible();
  });
});

import { expect } from "@playwright/test";
import { quietTest as test } from "@precise/journeys/quiet-test";
import { placeOrders } from "./placed-orders.ts";
import { sessionFile } from "./session-file.ts";

test.use({ storageState: sessionFile("manager") });

test("an order is found, opened and noted by keys alone", async ({ page, request }) => {
  const [order] = await placeOrders(request, 1, "Keys");
  if (order === undefined) throw new Error("no order was placed");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(order.number);
  await expect(page.getByRole("checkbox", { name: /^Select PR-/ })).toHaveCount(1);
  // Out of the field: keys do nothing in one.
  await page.keyboard.press("Tab");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
  // The row that led here is gone: the next Tab goes on in the order, not at the top of the page.
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("an old one-time code", () => {
  test.use({ storageState: sessionFile("owner"), mayLog: /status of 403/ });

  test("is asked for over the page, and the act goes on", async ({ page }) => {
    await page.goto("/staff");
    await page.getByRole("button", { name: "Invite someone" }).click();
    const invitation = page.getByRole("dialog", { name: "Invite someone" });
    const email = `new-${Date.now()}@precise.example`;
    await invitation.getByLabel("E-mail").fill(email);
    await invitation.getByLabel("Name").fill("Kemi Ade");
    await invitation.getByLabel("Sales").check();
    // The API says this of a code that is older than ten minutes; a new one is taken then.
    const refusal = { message: "Give a one-time code again to do this.", code: "second_factor_required" };
    await page.route(
      "**/api/desk/staff",
      (route) => route.fulfill({ status: 403, json: { data: null, errors: [refusal] } }),
      { times: 1 },
    );
    await page.route("**/api/desk/session/code", async (route) => {
      const session = await page.request.get("/api/desk/session");
      await route.fulfill({ json: { data: { staff: (await session.json()).data.staff } } });
    });
    await invitation.getByRole("button", { name: "Send the invitation" }).click();
    const code = page.getByLabel("One-time code");
    await expect(code).toBeFocused();
    await code.fill("123456");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
  });
});

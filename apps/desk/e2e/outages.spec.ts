import { expect } from "@playwright/test";
import { quietTest as test } from "@precise/journeys/quiet-test";
import { whileStopped } from "@precise/journeys/while-stopped";
import { placeOrders } from "./placed-orders.ts";
import { sessionFile } from "./session-file.ts";

test.use({ storageState: sessionFile("sales"), mayLog: /Failed to load resource|ERR_/ });

test("the desk works while the shop is down", async ({ page }) => {
  await whileStopped("shop", async () => {
    await page.goto("/orders");
    await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  });
});

test("while the API is away the page says so, keeps what it shows and what is typed", async ({
  page,
  request,
}) => {
  const [order] = await placeOrders(request, 1, "Outage");
  await page.goto(`/orders/${order?.number}`);
  const note = page.getByLabel(/^Note for the staff/);
  await note.fill("Call before coming");
  await whileStopped("api", async () => {
    await page.getByRole("button", { name: "Add the note" }).click();
    await expect(page.getByText("The desk's server is not answering.")).toBeVisible();
    await expect(page.getByRole("heading", { name: order?.number ?? "" })).toBeVisible();
    await expect(note).toHaveValue("Call before coming");
  });
  await expect(page.getByText("The desk's server is not answering.")).toBeHidden();
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByText("Call before coming")).toBeVisible();
  await expect(note).toHaveValue("");
});

import { expect, test } from "./shop.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts @whole", () => {
    test.use({ javaScriptEnabled });

    test("two lights are compared where they differ, and what cannot be compared is said", async ({
      page,
      shop,
    }) => {
      await page.goto("/compare?sku=PR-CH-CAL6-BB");
      await page.getByText("Add by item number").click();
      await page.getByLabel("Item number").fill("PR-CH-ADN60-BB");
      await page.getByRole("button", { name: "Add to comparison" }).click();
      await expect(page).toHaveURL(/sku=PR-CH-CAL6-BB&sku=PR-CH-ADN60-BB/);
      const table = page.getByRole("table", { name: "Compare" });
      await expect(table.getByRole("columnheader")).toHaveCount(2);
      await expect(table.getByRole("row", { name: /^Price ₦325,000 ₦385,000/ })).toBeVisible();
      await expect(table.getByRole("rowheader", { name: "Finish" })).toHaveCount(0);
      await page.getByRole("link", { name: "Show everything" }).click();
      await expect(table.getByRole("rowheader", { name: "Finish" })).toBeVisible();
      if (javaScriptEnabled) await shop.expectAccessible();

      await page.getByText("Add by item number").click();
      await page.getByLabel("Item number").fill("NOPE");
      await page.getByRole("button", { name: "Add to comparison" }).click();
      await expect(page.getByText("We do not sell item no. NOPE. Check the number.")).toBeVisible();
      await expect(page.getByLabel("Item number")).toHaveValue("NOPE");
      await page.getByRole("link", { name: /^Remove Adunni .* from the comparison$/ }).click();
      await expect(table.getByRole("columnheader")).toHaveCount(1);
    });
  });
}

test("a light that was looked at is taken into the comparison with one tap @whole", async ({ page }) => {
  for (const sku of ["PR-CH-CAL6-BB", "PR-CH-ADN60-BB"]) await page.goto(`/product/a-light-${sku}`);
  await page.goto("/compare");
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.getByRole("link", { name: /^Add Adunni .* to the comparison$/ }).click();
  await expect(page).toHaveURL(/\/compare\?sku=PR-CH-ADN60-BB$/);
  await viewed.getByRole("link", { name: /^Add Cal.* to the comparison$/ }).click();
  await expect(page).toHaveURL(/sku=PR-CH-ADN60-BB&sku=PR-CH-CAL6-BB$/);
  await expect(page.getByRole("table", { name: "Compare" }).getByRole("columnheader")).toHaveCount(2);
});

test("each light's page adds to one list, which this device keeps until it is emptied @whole", async ({
  page,
}) => {
  const table = page.getByRole("table", { name: "Compare" });
  for (const sku of ["PR-CH-CAL6-BB", "PR-CH-ADN60-BB"]) {
    await page.goto(`/product/a-light-${sku}`);
    await page.getByRole("link", { name: /^Compare / }).click();
    // The device keeps it once the address says the whole list.
    await expect(page).toHaveURL(/\/compare\?sku=/);
    await expect(table).toBeVisible();
  }
  await expect(page).toHaveURL(/\/compare\?sku=PR-CH-CAL6-BB&sku=PR-CH-ADN60-BB$/);
  await page.goto("/compare");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  for (const name of [/^Remove Cal/, /^Remove Adunni/]) await page.getByRole("link", { name }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("precise-compare"))).toBe("[]");
  await page.goto("/compare");
  await expect(page.getByText("Tap a light to begin")).toBeVisible();
  await expect(table).toHaveCount(0);
});

test.describe("before the framework's scripts have come", () => {
  test.use({ scripts: "as-they-come" });

  test("a light that is compared is kept, whoever goes on at once @whole", async ({ page }) => {
    await page.route("**/_next/static/chunks/*.js", () => undefined);
    for (const sku of ["PR-CH-CAL6-BB", "PR-CH-ADN60-BB"]) {
      await page.goto(`/product/a-light-${sku}`);
      await page.getByRole("link", { name: /^Compare / }).click();
      await expect(page).toHaveURL(/\/compare\?add=/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("precise-compare"))).toContain(sku);
    }
    expect(await page.evaluate(() => localStorage.getItem("precise-compare"))).toBe(
      '["PR-CH-CAL6-BB","PR-CH-ADN60-BB"]',
    );
  });
});

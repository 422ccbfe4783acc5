import { expect, test } from "./shop.ts";

/** 7 W, 630 lm, 60°, for the mains. */
const downlight = {
  name: "Prime Fixed Downlight 7 W, White",
  path: "/product/prime-fixed-downlight-7-w-white-PRD0730WH",
};
/** Takes six bulbs and states no light of its own; sealed for dry rooms, and heavy. */
const chandelier = "/product/calabar-candle-chandelier-6-light-brushed-brass-PR-CH-CAL6-BB";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a product's page says what it does at home, and on tap what that is counted from", async ({
    page,
  }) => {
    await page.goto(downlight.path);
    const home = page.getByRole("region", { name: "In your home" });
    await expect(home.getByText(/^18\s% of the light for a 15\sm² living room: 6 do it$/)).toBeVisible();
    await expect(home.getByText(/^146 hours on a 12\sV 200\sAh battery$/)).toBeVisible();
    await expect(home.getByText(/^₦[\d,]+ a month at 5 hours a day$/)).toBeVisible();
    const source = home.getByText(/7\sW on the grid alone, Band A/);
    await expect(source).toBeHidden();
    await home.getByText("Tariff and source").click();
    await expect(source).toBeVisible();
  });

  test("what states no light of its own claims none, and says what to know before it hangs @whole", async ({
    page,
  }) => {
    await page.goto(chandelier);
    await expect(page.getByText("Takes 6 E14 bulbs of up to 6 W LED each")).toBeVisible();
    await expect(page.getByRole("region", { name: "In your home" })).toHaveCount(0);
    await expect(
      page
        .getByRole("region", { name: "Good to know before you fit it" })
        .getByText(/^Check this: It weighs 5\.2 kg/),
    ).toBeVisible();
  });
});

test("its links take the article along @whole", async ({ page }) => {
  await page.goto(downlight.path);
  await page.getByRole("link", { name: "Work out your cost" }).click();
  await expect(page).toHaveURL("/tools/running-cost?sku=PRD0730WH");
  await expect(page.getByRole("link", { name: downlight.name }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Plan a room with it" }).click();
  await expect(page).toHaveURL("/tools/room-planner?length=5&width=3&sku=PRD0730WH");
  await expect(page.getByText(`6 × ${downlight.name}`).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Plan for outages" }).click();
  await expect(page).toHaveURL("/tools/outage-plan?light1=PRD0730WH");
  await expect(page.getByRole("cell", { name: downlight.name, exact: true })).toBeVisible();
});

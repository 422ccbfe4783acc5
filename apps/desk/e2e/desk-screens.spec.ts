import { onePage } from "@precise/journeys/one-page";
import { expectSound } from "@precise/journeys/page-sweep/sweep-page";
import { expectAccessible, quietTest as test } from "@precise/journeys/quiet-test";
import { pagesOfRun } from "@precise/journeys/sample-pages";
import { sessionFile } from "./session-file.ts";

// Each looks at a screen in every width and theme, twice loaded.
test.describe.configure({ timeout: 240_000 });
test.use({ storageState: sessionFile("owner") });

const screens = [
  "/",
  "/orders",
  "/new-order",
  "/deliveries",
  "/riders",
  "/returns",
  "/payments",
  "/statements",
  "/cash-up",
  "/exports",
  "/reports",
  "/reports?report=funnel",
  "/products",
  "/products/new",
  "/products/PR-CH-ADN60-BB",
  "/categories",
  "/families",
  "/attributes",
  "/stock",
  "/incoming",
  "/import",
  "/import/history",
  "/inbox",
  "/appointments",
  "/appointments/list",
  "/appointments/requests",
  "/appointments/calendars",
  "/appointments/book",
  "/coupons",
  "/coupons/new",
  "/discounts",
  "/discounts/new",
  "/prices",
  "/prices/changes",
  "/messages",
  "/trade/applications",
  "/companies",
  "/price-lists",
  "/price-lists/contractor",
  "/price-lists/contractor/import",
  "/customers",
  "/mail",
  "/approvals",
  "/staff",
  "/audit",
  "/backups",
  "/shop-settings",
  "/shop-settings/identity",
  "/shop-settings/delivery-fees",
  "/shop-settings/hours",
  "/shop-settings/delivery-days",
  "/shop-settings/tariffs",
  "/shop-settings/light-targets",
  "/shop-settings/electrical-advice",
  "/settings",
];

const look = test.extend({ page: onePage });
for (const path of pagesOfRun(screens, 4, (path) => path.split(/[/?]/)[1] ?? "")) {
  look(`${path} looks whole at every width, with the lights on and off`, async ({ page }) => {
    await expectSound(page, path, async () => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
}

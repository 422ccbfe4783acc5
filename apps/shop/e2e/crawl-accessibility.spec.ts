import { expectGoodEverywhere } from "@precise/journeys/quiet-test";
import { expect, test } from "./shop.ts";

/** Every page that is read or filled in; those of catalogue, cart and orders have their turn in accessibility.spec.ts. */
const pages = [
  "/room-ideas/living",
  "/inspiration",
  "/inspiration/inverter-and-solar",
  "/about-us",
  "/boards-of-directors",
  "/faqs",
  "/design",
  "/showroom",
  "/appointment-booking",
  "/sale/sale-tv-ad",
  "/voucher",
  "/affiliates",
  "/terms-and-conditions",
  "/privacy",
  "/message/design?outcome=fields",
  "/message/contact?sent=M-7K3M9QX1",
];

for (const path of pages) {
  test(`${path} has no fault for anybody, on a phone and on a desk, with the lights on and off`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectGoodEverywhere(page);
  });
}

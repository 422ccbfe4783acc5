import { expect, test } from "./trade.ts";

const listing = "/clients/products/19/indoor";
const article = "PR-CH-ADN60-BB";

test("two filters within a second end at both, and keep what is typed into the table @whole", async ({
  page,
  trade,
}) => {
  await trade.signInToLook();
  await trade.begin(listing);
  const field = page.getByRole("row", { name: new RegExp(article) }).getByRole("textbox");
  await field.fill("2");
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\?finish=brushed-brass&_rsc=/, async (route) => {
    const response = await route.fetch();
    await mayGo;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole("checkbox", { name: /^Brushed Brass/ }).check();
  await page.getByRole("checkbox", { name: /^Matt Black/ }).check();
  await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
  await expect(page).toHaveURL(`${listing}?finish=brushed-brass,matt-black`);
  await expect(field).toHaveValue("2");
});

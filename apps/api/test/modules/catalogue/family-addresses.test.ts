import { getProductByPath } from "@precise/contract/shop/catalogue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataOf, failureOf } from "../../fixtures/answers.ts";
import { importFile, type OpenCatalogue, serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let shop: OpenCatalogue;
beforeAll(async () => {
  const opened = await openTestDatabase("pglite");
  const brass = { attributes: { finish: "brass" } };
  const black = { attributes: { finish: "black" } };
  const catalogue = smallCatalogue([
    { sku: "ARC-BB", name: "Arc Lamp, Brushed Brass", variant_group: "Arc lamp", stock_qty: 0, ...brass },
    { sku: "ARC-MB", name: "Arc Lamp, Matt Black", variant_group: "Arc lamp", ...black },
    { sku: "ARC-X", name: "Arc of another maker", variant_group: "arc-lamp" },
    { sku: "bow", name: "Bow Lamp" },
    { sku: "BOW-MB", name: "Bow Lamp, Matt Black", variant_group: "long-bow", ...black },
  ]);
  await importFile(opened, await writeCatalogue(opened.dataFolder, catalogue));
  shop = await serveCatalogue(opened);
});
afterAll(() => shop.close());

const ask = (path: string) => shop.call.getProductByPath({ params: { path }, body: undefined as never });
const productAt = async (path: string) => dataOf(getProductByPath, await ask(path)).product;

it("a family's address shows its first article that is in stock, with name and address of the family", async () => {
  const product = await productAt("arc-lamp");
  expect(product.sku).toBe("ARC-MB");
  expect(product.family).toEqual({ name: "Arc Lamp", urlPath: "/product/arc-lamp" });
  expect(product.variants.map(({ sku }) => sku)).toEqual(["ARC-BB", "ARC-MB"]);
});

it("an article's own page names its family; a product without a variant group has none", async () => {
  expect((await productAt("arc-lamp-brushed-brass-ARC-BB")).family?.urlPath).toBe("/product/arc-lamp");
  expect((await productAt("bow")).family).toBeUndefined();
});

it("two groups of one slug have an address each", async () => {
  expect((await productAt("ARC-X")).family?.urlPath).toBe("/product/arc-lamp-family");
  expect((await productAt("arc-lamp-family")).sku).toBe("ARC-X");
});

it("an article number wins over a family's name, and the family is given another address", async () => {
  expect((await productAt("long-bow")).sku).toBe("bow");
  expect((await productAt("BOW-MB")).family?.urlPath).toBe("/product/long-bow-family");
  expect((await productAt("long-bow-family")).sku).toBe("BOW-MB");
});

it.each(["arc", "junk-arc-lamp", "arc-lamp-junk", "Arc lamp", "-", "%"])(
  "%s is no family's address",
  async (path) => {
    expect(failureOf(await ask(path))).toMatchObject({ status: 404 });
  },
);

it("when the article sells out, the family's address shows another, though its answer was kept", async () => {
  for (let times = 0; times < 3; times += 1) expect((await productAt("arc-lamp")).sku).toBe("ARC-MB");
  await shop.db.query("update product set stock_qty = case sku when 'ARC-BB' then 4 else 0 end", []);
  await shop.answers.refresh();
  expect((await productAt("arc-lamp")).sku).toBe("ARC-BB");
});

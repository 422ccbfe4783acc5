import { getProductsByIds, listAttributes, listCategoryProducts } from "@precise/contract/shop/catalogue";
import { getCategoriesByIds, getCategoryById, listCategories } from "@precise/contract/shop/category";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf, failureOf } from "../../fixtures/answers.ts";
import { type OpenCatalogue, openSampleDatabase, serveCatalogue } from "../../fixtures/catalogue.ts";
import { databaseKinds } from "../../fixtures/database.ts";

describe.each(databaseKinds)("categories, attributes and products by number, on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase(kind));
  });
  afterAll(() => shop.close());

  const page = async (categoryId: number, pageSize = 96) =>
    dataOf(
      listCategoryProducts,
      await shop.call.listCategoryProducts({ params: { categoryId, currentPage: 1, pageSize }, body: {} }),
    ).products;

  describe("products by number", () => {
    const ask = async (body: Parameters<typeof shop.call.getProductsByIds>[0]["body"]) =>
      dataOf(
        getProductsByIds,
        await shop.call.getProductsByIds({ params: undefined as never, body }),
      ).products.items.map((item) => [item.id, item.sku]);

    it("come in the order asked, without those that are unknown", async () => {
      expect(await ask({ skus: ["PRB60927", "NO-SUCH", "PR-CH-ADN60-BB"] })).toEqual([
        [104, "PRB60927"],
        [1, "PR-CH-ADN60-BB"],
      ]);
      expect(await ask({ ids: [2, 999_999, 1] })).toEqual([
        [2, "PR-CH-ADN80-BB"],
        [1, "PR-CH-ADN60-BB"],
      ]);
    });
  });

  describe("categories", () => {
    it("are a tree with Sale, Rooms and Shop by Room, which shows the rooms as its own", async () => {
      const { categoryList } = dataOf(listCategories, await shop.call.listCategories());
      expect(categoryList.map((category) => category.id)).toEqual([19, 18, 21, 24, 182, 14, 70]);
      const rooms = categoryList.find((category) => category.id === 14);
      const byRoom = categoryList.find((category) => category.id === 70);
      expect(rooms?.subcategories).toHaveLength(8);
      expect(byRoom?.subcategories).toEqual(rooms?.subcategories);
      expect(categoryList[0]?.image).toMatch(/^\/media\/[0-9a-f]{16}\/indoor\.webp$/);
    });

    it("have a picture by night where the catalogue names one", async () => {
      const { categoryList } = dataOf(listCategories, await shop.call.listCategories());
      expect(categoryList[0]?.night_image).toMatch(/^\/media\/[0-9a-f]{16}\/pr-pd-lek20-bb-night\.webp$/);
      expect(categoryList.find((category) => category.id === 14)).not.toHaveProperty("night_image");
    });

    it("by ids come exactly as asked and in that order", async () => {
      const answered = await shop.call.getCategoriesByIds({
        params: undefined as never,
        body: { ids: [16, 40, 41, 38, 30, 12345] },
      });
      expect(dataOf(getCategoriesByIds, answered).categoryList.map(({ name }) => name)).toEqual([
        "Chandeliers",
        "Pendant Lights",
        "Wall Lights",
        "Table Lamps",
        "Ceiling Lights",
      ]);
    });

    it("by id are themselves; an unknown one is not found, even after a call for several knew nothing of it", async () => {
      const one = (id: number) => shop.call.getCategoryById({ params: { id }, body: undefined as never });
      expect(dataOf(getCategoryById, await one(70)).categoryList).toMatchObject([
        { id: 70, name: "Shop by Room", urlKey: "shop-by-room" },
      ]);
      for (let times = 0; times < 3; times += 1) {
        await shop.call.getCategoriesByIds({ params: undefined as never, body: { ids: [999] } });
        expect(failureOf(await one(999))).toMatchObject({ status: 404, error: { code: "not_found" } });
      }
    });

    it("list their own products and those of all below them; 70 lists as 14 and 0 everything", async () => {
      expect((await page(16)).total_count).toBe(15);
      expect((await page(19)).total_count).toBe(124);
      expect((await page(18)).total_count).toBe(20);
      expect((await page(24)).total_count).toBe(8);
      expect((await page(182)).total_count).toBe(17);
      expect((await page(70)).total_count).toBe(161);
      expect((await page(70)).items).toEqual((await page(14)).items);
      expect((await page(0)).total_count).toBe(161);
    });
  });

  it("attribute metadata come with labels, units and options", async () => {
    const { items } = dataOf(listAttributes, await shop.call.listAttributes()).customAttributeMetadata;
    expect(items).toHaveLength(57);
    expect(items.find((item) => item.attribute_code === "luminous_flux")).toEqual({
      attribute_code: "luminous_flux",
      label: "Brightness",
      input_type: "number",
      unit: "lm",
      filterable: true,
      attribute_options: [],
    });
  });
});

import {
  getProductByPath,
  getProductsByIds,
  listAttributes,
  listCategoryProducts,
} from "@precise/contract/catalogue-calls";
import { getCategoriesByIds, getCategoryById, listCategories } from "@precise/contract/category";
import type { Product } from "@precise/contract/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf, failureOf } from "../fixtures/answers.ts";
import { type OpenCatalogue, openSampleDatabase, serveCatalogue } from "../fixtures/catalogue.ts";
import { databaseKinds } from "../fixtures/database.ts";

describe.each(databaseKinds)("the sample catalogue on the wire, on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase(kind));
  });
  afterAll(() => shop.close());

  const byPath = async (path: string): Promise<Product> =>
    dataOf(getProductByPath, await shop.call.getProductByPath({ params: { path }, body: undefined as never }))
      .product;
  const page = async (categoryId: number, pageSize = 96) =>
    dataOf(
      listCategoryProducts,
      await shop.call.listCategoryProducts({ params: { categoryId, currentPage: 1, pageSize }, body: {} }),
    ).products;

  describe("a product", () => {
    it("has its prices as numeric strings, its path, three states of stock, and nothing that is null", async () => {
      const product = await byPath("adunni-ring-chandelier-600-mm-brushed-brass-PR-CH-ADN60-BB");
      expect(product).toMatchObject({
        sku: "PR-CH-ADN60-BB",
        urlPath: "/product/adunni-ring-chandelier-600-mm-brushed-brass-PR-CH-ADN60-BB",
        price: "385000.00",
        currency: "NGN",
        stock_status: "IN_STOCK",
        size: "600 mm",
        created_at: "2025-08-05T09:00:00.000Z",
        related_skus: ["PR-CH-OLM3-BB", "PR-CH-CAL6-BB", "PR-CH-NVA12-BB", "PR-CH-ZMA60-BB"],
        box_contents: ["1 × Adunni Ring Chandelier 600 mm", "Fixings and instruction leaflet"],
      });
      expect(product).not.toHaveProperty("special_price");
      expect(product).not.toHaveProperty("stock_left");
      expect(JSON.stringify(product)).not.toContain("null");
    });

    it("on sale has both prices; few left are told, none left are not", async () => {
      expect(await byPath("PR-CH-ADN80-MB")).toMatchObject({
        price: "448000.00",
        special_price: "379000.00",
        stock_status: "LOW_STOCK",
        stock_left: 5,
      });
      const soldOut = await byPath("PR-CH-CAL8-BB");
      expect(soldOut.stock_status).toBe("OUT_OF_STOCK");
      expect(soldOut).not.toHaveProperty("stock_left");
      expect((await byPath("PR-OG-OWU07-MB")).stock_status).toBe("IN_STOCK");
      expect((await byPath("PROF-100-65")).stock_status).toBe("IN_STOCK");
    });

    it("shows the finishes of its whole design, its own first", async () => {
      expect((await byPath("PR-CH-ADN80-MB")).finishes).toEqual([
        { value: "matt-black", label: "Matt Black" },
        { value: "brushed-brass", label: "Brushed Brass" },
      ]);
      const [listed] = (await page(0)).items;
      expect(listed?.finishes.map((finish) => finish.value)).toEqual(["brushed-brass", "matt-black"]);
    });

    it("has every variant of its design with finish, size, price and stock", async () => {
      expect((await byPath("PR-CH-ADN60-BB")).variants).toEqual([
        {
          sku: "PR-CH-ADN60-BB",
          urlPath: "/product/adunni-ring-chandelier-600-mm-brushed-brass-PR-CH-ADN60-BB",
          finish: { value: "brushed-brass", label: "Brushed Brass" },
          size: "600 mm",
          price: "385000.00",
          stock_status: "IN_STOCK",
        },
        {
          sku: "PR-CH-ADN80-BB",
          urlPath: "/product/adunni-ring-chandelier-800-mm-brushed-brass-PR-CH-ADN80-BB",
          finish: { value: "brushed-brass", label: "Brushed Brass" },
          size: "800 mm",
          price: "468000.00",
          stock_status: "LOW_STOCK",
        },
        {
          sku: "PR-CH-ADN80-MB",
          urlPath: "/product/adunni-ring-chandelier-800-mm-matt-black-PR-CH-ADN80-MB",
          finish: { value: "matt-black", label: "Matt Black" },
          size: "800 mm",
          price: "448000.00",
          special_price: "379000.00",
          stock_status: "LOW_STOCK",
        },
      ]);
    });

    it("has a spec table with ready texts", async () => {
      const texts = Object.fromEntries(
        (await byPath("PR-CH-ADN60-BB")).spec_table.map(({ label, text }) => [label, text]),
      );
      expect(texts).toMatchObject({
        Finish: "Brushed Brass",
        "Luminous flux": "2,880 lm",
        "Colour temperature": "3000 K",
        Dimmable: "Yes",
        Room: "Living, Dining",
        Height: "1,500 mm",
        Weight: "3.1 kg",
        Warranty: "3 years",
        Voltage: "230 V AC, 50 Hz",
        "IP rating": "IP20",
      });
      expect((await byPath("PRD0730WH")).spec_table).toContainEqual({
        code: "beam_angle",
        label: "Beam angle",
        text: "60°",
      });
    });

    it("has option values as texts and numbers as numbers", async () => {
      const { attributes } = await byPath("PR-CH-ADN60-BB");
      expect(attributes).toMatchObject({
        colour_temperature: "3000",
        wattage: 32,
        dimmable: "1",
        room: ["living", "dining"],
      });
    });

    it("names the trail to its leaf category", async () => {
      expect((await byPath("PR-CH-ADN60-BB")).categories).toEqual([
        { id: 19, name: "Indoor", urlKey: "indoor" },
        { id: 16, name: "Chandeliers", urlKey: "chandeliers" },
      ]);
    });

    it("has measured pictures under paths with a hash", async () => {
      const [first, second] = (await byPath("PR-PD-LEK20-BB")).media_gallery;
      expect(first).toMatchObject({
        width: 1000,
        height: 1000,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      expect(first?.imageUrl).toMatch(/^\/media\/[0-9a-f]{16}\/pr-pd-lek20-bb\.webp$/);
      expect(second).toMatchObject({
        alt: "Lekki Opal Globe Pendant 200 mm, Brushed Brass in a bedroom setting",
        width: 600,
      });
    });
  });

  describe("a product's path", () => {
    it.each([
      ["PR-CH-ADN60-BB", "PR-CH-ADN60-BB"],
      ["pr-ch-adn60-bb", "PR-CH-ADN60-BB"],
      ["any-words-at-all-PR-CH-ADN60-BB", "PR-CH-ADN60-BB"],
      ["led-a60-bulb-PRB60927-B22", "PRB60927-B22"],
      ["led-a60-bulb-PRB60927", "PRB60927"],
      ["glow-PRL24-0527-65", "PRL24-0527-65"],
      ["%E1%BB%8D%CC%80l%C3%BAm%E1%BB%8D-PR-CH-OLM3-BB", "PR-CH-OLM3-BB"],
      ["ọ̀lúmọ̀-100%-PR-CH-OLM3-BB", "PR-CH-OLM3-BB"],
    ])("%s is %s by the longest article number at its end", async (path, sku) => {
      expect((await byPath(path)).sku).toBe(sku);
    });

    it.each(["xPR-CH-ADN60-BB", "PR-CH-ADN60-BB-", "adunni", "-", "PR-CH-ADN60-BB/", "%", "a".repeat(400)])(
      "%s is none",
      async (path) => {
        expect(
          failureOf(await shop.call.getProductByPath({ params: { path }, body: undefined as never })),
        ).toMatchObject({ status: 404 });
      },
    );
  });

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
    expect(items).toHaveLength(22);
    expect(items.find((item) => item.attribute_code === "luminous_flux")).toEqual({
      attribute_code: "luminous_flux",
      label: "Luminous flux",
      input_type: "number",
      unit: "lm",
      filterable: true,
      attribute_options: [],
    });
  });
});

import { getProductByPath, listCategoryProducts } from "@precise/contract/shop/catalogue";
import type { Product } from "@precise/contract/shop/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf, failureOf } from "../../fixtures/answers.ts";
import { type OpenCatalogue, openSampleDatabase, serveCatalogue } from "../../fixtures/catalogue.ts";
import { databaseKinds } from "../../fixtures/database.ts";

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
        box_contents: [
          "1 × Adunni Ring Chandelier 600 mm",
          "Ceiling bracket and screws",
          "Instruction leaflet",
        ],
      });
      expect(product).not.toHaveProperty("special_price");
      expect(product).not.toHaveProperty("stock_left");
      expect(JSON.stringify(product)).not.toContain("null");
    });

    it("on sale has both prices; the number left is given when few are left, not when none are", async () => {
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
        Brightness: "2,880 lm",
        "Colour temperature": "3000 K",
        Dimmable: "Yes",
        Room: "Living, Dining",
        Height: "1,500 mm",
        Weight: "3.1 kg",
        Warranty: "3 years",
        Voltage: "230 V AC, 50 Hz",
        "Works from": "198 V",
        "Works up to": "264 V",
        "Bulb included": "Built in",
        "IP rating": "IP20",
      });
      expect((await byPath("PRD0730WH")).spec_table).toContainEqual({
        code: "beam_angle",
        label: "Beam angle",
        text: "60°",
      });
    });

    it("says in no row of its spec table what another row or the name says", async () => {
      const codes = (await byPath("PR-CH-CAL6-BB")).spec_table.map(({ code }) => code);
      expect(codes).toContain("lamp_max_w");
      expect(codes).not.toContain("wattage");
      expect(codes).not.toContain("article_kind");
      expect((await byPath("PRD0730WH")).spec_table.map(({ code }) => code)).toContain("wattage");
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
      expect(first?.night).toMatchObject({ width: 1000, height: 1000 });
      expect(first?.night?.imageUrl).toMatch(/^\/media\/[0-9a-f]{16}\/pr-pd-lek[a-z0-9-]+-night\.webp$/);
      expect(second).toMatchObject({
        alt: "Lekki Opal Globe Pendant 200 mm, Brushed Brass in a bedroom",
        width: 1000,
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
});

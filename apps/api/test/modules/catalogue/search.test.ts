import { searchProducts, suggestProducts } from "@precise/contract/shop/catalogue";
import type { ProductList } from "@precise/contract/shop/product-list";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import { type OpenCatalogue, openSampleDatabase, serveCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";

describe.each(allDatabaseKinds)("on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase(kind));
  });
  afterAll(() => shop.close());

  const search = async (name: string, more: object = {}): Promise<ProductList> => {
    const answered = await shop.call.searchProducts({
      params: undefined as never,
      body: { name, currentPage: 1, pageSize: 24, ...more },
    });
    return dataOf(searchProducts, answered).products;
  };
  const suggest = async (name: string) =>
    dataOf(suggestProducts, await shop.call.suggestProducts({ params: undefined as never, body: { name } }));

  describe("a search finds first", () => {
    it.each([
      // as typed, by beginnings, in any order
      ["chandelier", "PR-CH-ADN60-BB"],
      ["chand", "PR-CH-ADN60-BB"],
      ["chandeliers", "PR-CH-ADN60-BB"],
      ["brass chandelier calabar", "PR-CH-CAL6-BB"],
      ["calabar chandelier brass", "PR-CH-CAL6-BB"],
      ["Matt black wall light", "PR-WL-KAN-MB"],
      ["LED driver", "PRL-DRV100-24"],
      ["light for the kitchen", "PR-CL-BON-BB"],
      ["9 watt bulb", "PRB60927"],
      ["9w b22", "PRB60927-B22"],
      ["gu10 4000k", "PRBGU10-0540"],
      ["gu5.3", "PRBMR16-0530"],
      ["gu53", "PRBMR16-0530"],
      ["semiflush", "PR-CL-YOL40-BB"],
      ["picture light nickel", "PR-WL-NOK42-NK"],
      ["olumo chrome", "PR-CH-OLM3-CH"],
      ["Ọ̀LÚMỌ̀", "PR-CH-OLM3-BB"],
      ["warm white strip", "PRL24-0527"],
      ["waterproof downlight", "PRD65-0840-CH"],
      // article numbers, whole and in part, with and without hyphens
      ["PR-CH-ADN60-BB", "PR-CH-ADN60-BB"],
      ["pr ch adn60 bb", "PR-CH-ADN60-BB"],
      ["PRCHADN60BB", "PR-CH-ADN60-BB"],
      ["adn60", "PR-CH-ADN60-BB"],
      ["ADN60-BB", "PR-CH-ADN60-BB"],
      ["PRB60927", "PRB60927"],
      ["60927-b22", "PRB60927-B22"],
      ["2gusb", "PRK-2GUSB-WH"],
      ["ilr60", "PR-WL-ILR60-CH"],
      ["foc-", "FOC-ECL35-BB"],
      // synonyms
      ["candelier", "PR-CH-ADN60-BB"],
      ["pop light", "PRD0730WH"],
      ["changeover", "PRW-1G2W-WH"],
      ["nepa light", "PR-TL-TOL-BB"],
      ["sconce", "PR-WL-KAN-BB"],
      ["bedside lamp", "PR-TL-IFE-WH"],
      ["outlet", "PRK-1G13-WH"],
      ["standing lamp walnut", "PR-FL-OBU-WN"],
      ["parlour chandelier", "PR-CH-ADN60-BB"],
      ["golden pendant", "PR-PD-IKJ45-BB"],
      ["ac switch", "PRW-DP20N-WH"],
      ["rope light", "PRL24-0527"],
    ])("%s: %s", async (text, sku) => {
      const { items, suggestion } = await search(text);
      expect(items[0]?.sku).toBe(sku);
      expect(suggestion).toBeUndefined();
    });

    it.each([
      ["e27 warm whte", "PRB60927", "e27 warm white"],
      ["chandelir", "PR-CH-ADN60-BB", "chandelier"],
      ["pendent light", "PR-PD-IKJ30-MB", "pendant light"],
      ["chandaleer", "PR-CH-ADN60-BB", "chandelier"],
      ["swich", "PRW-1G2W-WH", "switch"],
      ["soket 13a", "PRK-1G13-WH", "socket 13a"],
      ["wal lihgt", "PR-WL-KAN-BB", "wall light"],
      ["lmap", "PR-TL-IFE-WH", "lamp"],
      ["rechargable blub", "PRB60-EM09", "rechargeable bulb"],
      ["dimer", "PRW-DIM1-WH", "dimmer"],
      ["fllodlight", "PROF-020-65", "floodlight"],
      ["xyzzy chandelier", "PR-CH-ADN60-BB", "chandelier"],
      ["brass bulkhead", "PR-OW-ONN-WH", "bulkhead"],
    ])("%s: %s, and says that it searched %s", async (text, sku, spelling) => {
      const { items, suggestion } = await search(text);
      expect(suggestion).toBe(spelling);
      expect(items[0]?.sku).toBe(sku);
    });
  });

  describe("a search", () => {
    it("reads words that every object of the language knows as words", async () => {
      for (const word of ["constructor", "toString", "__proto__", "2 constructor"])
        expect(await search(word)).toMatchObject({ page_info: { current_page: 1 } });
    });

    it("finds nothing for what is like no word, and for signs alone", async () => {
      for (const text of ["xyzzy", "qwrtzp", "%", "_", "'", "& | ! :* ()", "\\", "-"]) {
        expect(await search(text)).toMatchObject({ items: [], total_count: 0, aggregations: [] });
      }
    });

    it("finds what is meant by bulb, globe and lamp, the typed word's own first", async () => {
      const names = async (text: string) =>
        (await search(text, { pageSize: 96 })).items.map((item) => item.name);
      expect((await names("bulb")).every((name) => /Bulb|Capsule/.test(name))).toBe(true);
      const globe = await names("globe");
      expect(globe[0]).toContain("Globe");
      expect(globe).toContain("LED A60 Bulb 9 W E27 2700 K");
      expect(await names("lamp")).toContain("LED A60 Bulb 9 W E27 2700 K");
    });

    it("has facets, filters, sorting and pages like a listing", async () => {
      const all = await search("pendant", { pageSize: 96 });
      const brass = await search("pendant", {
        filters: { finish: { in: ["brushed-brass"] } },
        sort: { field: "price", direction: "ASC" },
      });
      const counted = all.aggregations
        .find((one) => one.attribute_code === "finish")
        ?.options.find((option) => option.value === "brushed-brass");
      expect(brass.total_count).toBe(counted?.count);
      expect(brass.items[0]?.sku).toBe("PR-PD-MRN-BB");
      const second = await search("pendant", { currentPage: 2, pageSize: 5 });
      expect(second.items.map((item) => item.sku)).toEqual(all.items.slice(5, 10).map((item) => item.sku));
    });

    it("puts what is sold out behind its equals", async () => {
      const skus = (await search("bar beach slim cylinder pendant")).items.map((item) => item.sku);
      expect(skus).toEqual(["PR-PD-BBC-BB", "PR-PD-BBC-MB", "PR-PD-BBC-WH"]);
    });

    it("never fails, whatever the text", async () => {
      const text = fc.oneof(
        fc.string({ unit: "binary", maxLength: 128 }),
        fc.string({
          unit: fc.constantFrom(
            "'",
            '"',
            "\\",
            "%",
            "_",
            ":",
            "*",
            "&",
            "|",
            "!",
            "(",
            ")",
            "<",
            ">",
            "-",
            " ",
            "a",
            "9",
            "ß",
            "💡",
          ),
          maxLength: 128,
        }),
        fc.string({ unit: fc.constantFrom("led", "e27", " ", "-", "'", "9"), maxLength: 40 }),
      );
      await fc.assert(
        fc.asyncProperty(text, async (words) => {
          const name = words.slice(0, 128).replaceAll("\u0000", " ").toWellFormed();
          await search(name);
          await suggest(name);
        }),
        { numRuns: 200 },
      );
    });

    it("takes the longest text of short words", async () => {
      await search("a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(3).slice(0, 128));
      await search("1234567890".repeat(12));
    });
  });

  describe("a suggestion", () => {
    it("names products, one of each design, and categories, while typing", async () => {
      const { suggestions, products, categories } = await suggest("chan");
      expect(suggestions[0]).toBe("Adunni Ring Chandelier 600 mm, Brushed Brass");
      expect(products.items.length).toBeLessThanOrEqual(8);
      expect(new Set(products.items.map((item) => item.name.split(" ", 1)[0])).size).toBe(6);
      expect(categories.map((category) => category.id)).toEqual([16, 80]);
    });

    it("gives at most eight products and one letter is enough", async () => {
      const { suggestions, products } = await suggest("l");
      expect(products.items).toHaveLength(8);
      expect(suggestions).toHaveLength(8);
    });

    it("forgives typing errors in words that are not finished", async () => {
      expect((await suggest("chanedl")).categories[0]?.id).toBe(16);
      expect((await suggest("pendnt")).suggestions[0]).toContain("Pendant");
    });

    it("finds categories by their own words and by synonyms", async () => {
      expect((await suggest("wall")).categories.map(({ name }) => name)).toContain("Wall Lights");
      expect((await suggest("sconce")).categories.map(({ name }) => name)).toContain("Wall Lights");
      expect(await suggest("xyzzy")).toEqual({ suggestions: [], products: { items: [] }, categories: [] });
    });

    it("finds an article number while it is being typed", async () => {
      expect((await suggest("PR-CH-A")).products.items[0]?.sku).toBe("PR-CH-ADN60-BB");
      expect((await suggest("prb6092")).products.items[0]?.sku).toBe("PRB60927");
    });
  });
});

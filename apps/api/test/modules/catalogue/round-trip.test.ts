import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsIn, productOfRow, tableOf } from "#api/modules/catalogue/desk-import/file-products.ts";
import { csvHeading, csvLines, exportColumns } from "#api/modules/catalogue/export/catalogue-csv.ts";
import { type CatalogueProduct, contentHashOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { checkProduct, productColumns } from "#api/modules/catalogue/import/check-product.ts";
import { allPartsOf, joinParts, partsOf } from "#api/modules/catalogue/import/joined-parts.ts";
import { galleryOf } from "#api/modules/catalogue/import/product-gallery.ts";
import { withoutUnchanged } from "#api/modules/catalogue/import/unchanged-cells.ts";
import type { Structure } from "#api/modules/catalogue/structure.ts";
import { openCsv } from "#api/platform/sheets/csv-rows.ts";

const structure: Structure = {
  categories: [
    {
      id: 2,
      parentId: null,
      name: "Lamps",
      urlKey: "lamps",
      image: null,
      nightImage: null,
      description: null,
      childrenFrom: null,
    },
  ],
  attributes: [
    { code: "note", label: "Note", inputType: "text", unit: null, filterable: false, options: [] },
    { code: "power", label: "Power", inputType: "number", unit: "W", filterable: true, options: [] },
    {
      code: "use",
      label: "Use",
      inputType: "multiselect",
      unit: null,
      filterable: true,
      options: [
        { value: "a|b", label: "Both" },
        { value: "=c", label: "Formula" },
      ],
    },
    {
      code: "dimmable",
      label: "Dimmable",
      inputType: "boolean",
      unit: null,
      filterable: true,
      options: [
        { value: "1", label: "Yes" },
        { value: "0", label: "No" },
      ],
    },
  ],
};

/** Texts that break spreadsheets: quotes, line breaks, bars, backslashes, apostrophes, formulas, other scripts. */
const odd = fc
  .array(
    fc.constantFrom(
      '"',
      "'",
      ",",
      ";",
      "\n",
      "\r\n",
      "|",
      "\\",
      "=",
      "+",
      "-",
      "@",
      "%",
      "\t",
      " ",
      "é",
      "Ọ̀",
      "灯",
      "😀",
      "a",
      "0",
      "₦",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const oddList = fc.array(odd, { maxLength: 4 });
const kobo = fc.integer({ min: 1, max: 1_000_000_000 });
const mayBe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const product: fc.Arbitrary<CatalogueProduct> = fc.record({
  sku: fc.stringMatching(/^[A-Z0-9][A-Za-z0-9._-]{0,20}$/),
  name: odd.map((text) => `L${text}`),
  shortDescription: odd,
  description: odd,
  listPriceKobo: kobo.map((count) => count + 1_000_000_001),
  specialPriceKobo: mayBe(kobo),
  tradePriceKobo: mayBe(kobo),
  costPriceKobo: mayBe(kobo),
  quantityBreaks: fc.constantFrom([], [{ from: 3, tradePriceKobo: 99_950 }]),
  leadTimeDays: fc.nat(30),
  stockQty: fc.nat(500),
  categoryIds: fc.constant([2]),
  roomIds: fc.constant([]),
  variantGroup: mayBe(odd),
  sizeLabel: mayBe(odd),
  clientVisible: fc.boolean(),
  attributes: fc.record(
    {
      note: odd,
      power: fc.float({ noNaN: true, noDefaultInfinity: true }),
      use: fc.subarray(["a|b", "=c", "gone"]),
      dimmable: fc.constantFrom("1", "0"),
    },
    { requiredKeys: [] },
  ),
  mediaGallery: fc.array(
    fc.record({
      imageUrl: fc.stringMatching(/^\/media\/[0-9a-f]{16}\/lamp\.webp$/),
      alt: odd,
      width: fc.constant(10),
      height: fc.constant(10),
      colour: fc.constant("#ffffff"),
    }),
    { maxLength: 3 },
  ),
  boxContents: oddList,
  relatedSkus: oddList,
  createdAt: fc
    .date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2100-01-01") })
    .map((at) => at.toISOString()),
});

const noPictures = {
  find: async () => ({ reason: "no picture is looked for" }),
  copyNew: async () => 0,
  writeFacts: async () => undefined,
  used: () => 0,
};

/** What an import makes of a product's own line of the export; `emptyClears` is the harder case. */
async function comesBackAs(before: CatalogueProduct): Promise<string | string[]> {
  const columns = exportColumns(structure.attributes, "EX-1");
  const text = csvHeading(columns) + csvLines([before], columns);
  const rows = [...openCsv(text).rows()].map(({ cells }) => cells);
  const table = tableOf(rows, "export.csv");
  const [row] = table.rows;
  if (row === undefined) throw new Error("the export has no row");
  const fileProduct = productOfRow(row, columnsIn(table, "export.csv", structure), "export.csv", true);
  const reasons: string[] = [];
  const report = (field: string, reason: string) => void reasons.push(`${field} ${reason}`);
  const context = { columns: productColumns(structure), now: "2026-01-01T00:00:00.000Z" };
  const checked = checkProduct(withoutUnchanged(fileProduct, before, columns), before, context, report);
  const mediaGallery = checked && (await galleryOf(checked, before, noPictures, report));
  return checked && mediaGallery ? contentHashOf({ ...checked.product, mediaGallery }) : reasons;
}

describe("an export that is imported again", () => {
  it("changes nothing, whatever stands in the catalogue", async () => {
    await fc.assert(
      fc.asyncProperty(product, async (before) => {
        expect(await comesBackAs(before)).toBe(contentHashOf(before));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("several texts in one cell", () => {
  it("come apart as they were put together", () => {
    const part = odd.map((text) => text.trim()).filter((text) => text !== "");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(partsOf(joinParts(parts))).toEqual(parts);
      }),
    );
  });

  it("read as before where nothing is escaped", () => {
    expect(partsOf(" 16 | 19 ||")).toEqual(["16", "19"]);
    expect(allPartsOf("a||b")).toEqual(["a", "", "b"]);
    expect(partsOf("C:\\lamps")).toEqual(["C:\\lamps"]);
    expect(joinParts(["a|b", "c\\", "d"])).toBe("a\\|b|c\\\\|d");
  });
});

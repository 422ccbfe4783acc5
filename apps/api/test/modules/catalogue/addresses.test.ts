import { listCatalogueAddresses } from "@precise/contract/shop/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import {
  importFile,
  type OpenCatalogue,
  openSampleDatabase,
  sampleJson,
  serveCatalogue,
} from "../../fixtures/catalogue.ts";
import { databaseKinds } from "../../fixtures/database.ts";

describe.each(databaseKinds)("the addresses of the catalogue on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase(kind));
  });
  afterAll(() => shop.close());

  const page = async (number: number) =>
    dataOf(
      listCatalogueAddresses,
      await shop.call.listCatalogueAddresses({ params: { page: number }, body: undefined as never }),
    );

  it("name every product on sale, with its picture and the time of its last change", async () => {
    const { addresses, total_pages } = await page(1);
    expect(total_pages).toBe(1);
    expect(addresses).toHaveLength(161);
    for (const { urlPath, imageUrl, changed_at } of addresses) {
      expect(urlPath).toMatch(/^\/product\//);
      expect(imageUrl).toMatch(/^\/media\//);
      expect(changed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  it("end where the catalogue ends", async () => {
    expect((await page(2)).addresses).toEqual([]);
  });

  it("leave out what is withdrawn", async () => {
    await shop.db.query("update product set withdrawn_at = now() where sku = 'PRB60927'", []);
    expect((await page(1)).addresses).toHaveLength(160);
  });

  it("have a new date of change only where an import changed something", async () => {
    await shop.db.query("update product set changed_at = '2026-01-01T00:00:00Z'", []);
    // As an earlier import left it, with another price.
    await shop.db.query(
      "update product set list_price_kobo = list_price_kobo + 100, content_hash = 'other' where sku = 'FOC-PEB-BB'",
      [],
    );
    await importFile(shop, sampleJson);
    const { addresses } = await page(1);
    const changed = addresses.filter(({ changed_at }) => changed_at !== "2026-01-01T00:00:00.000Z");
    expect(changed.map(({ urlPath }) => urlPath.endsWith("FOC-PEB-BB"))).toEqual([true]);
  });
});

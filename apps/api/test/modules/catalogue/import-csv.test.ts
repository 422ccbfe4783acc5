import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exportSnapshot } from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import {
  emptyCatalogue,
  importFile,
  openSampleDatabase,
  sampleCsv,
  sampleJson,
  sampleMedia,
  writeCatalogue,
} from "../../fixtures/catalogue.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe("the sample as CSV", () => {
  it("imports to the same products as the JSON", async () => {
    const fromJson = await openSampleDatabase("pglite");
    const fromCsv = await openTestDatabase("pglite");
    expect(await importFile(fromCsv, sampleCsv, { structure: sampleJson })).toMatchObject({
      outcome: "imported",
      added: 161,
    });
    const [json, csv] = await Promise.all(
      [fromJson, fromCsv].map(async ({ db }) => JSON.parse(JSON.stringify(await exportSnapshot(db)))),
    );
    expect(Object.keys(csv.products)).toHaveLength(161);
    expect(csv.products).toEqual(json.products);
    expect(csv.listings).toEqual(json.listings);
    await fromJson.close();
    await fromCsv.close();
  });

  it("over the imported JSON changes nothing", async () => {
    const opened = await openSampleDatabase("pglite");
    expect(await importFile(opened, sampleCsv)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 161,
      removed: 0,
    });
    await opened.close();
  });
});

describe("a CSV of one's own", () => {
  let opened: TestDatabase;
  let structure: string;
  beforeAll(async () => {
    opened = await openTestDatabase("pglite");
    structure = await writeCatalogue(opened.dataFolder, smallCatalogue([]), "structure.json");
  });
  afterAll(() => opened.close());
  beforeEach(() => emptyCatalogue(opened));

  const csv = async (content: string | Buffer) => {
    const file = join(opened.dataFolder, "own.csv");
    await writeFile(file, content);
    return importFile(opened, file, { structure, media: sampleMedia });
  };
  const products = () =>
    opened.db.query(
      "select sku, name, description, price_kobo, special_price_kobo, client_visible, attributes from product order by position",
      [],
    );
  const lamp = {
    sku: "A-1",
    name: "Lamp, large",
    description: "",
    price_kobo: 38_500_000,
    special_price_kobo: null,
    client_visible: true,
    attributes: { finish: "brass", use: ["reading", "mood"], dimmable: "1" },
  };
  const heading = "sku,name,price,category_ids,client_visible,attr:finish,attr:use,attr:dimmable";
  const row = 'A-1,"Lamp, large","₦385,000",2|1,True,Brushed Brass,reading|mood,yes';

  it.each([
    ["with commas", `${heading}\n${row}\n`],
    ["with a byte order mark and Windows line ends", `\ufeff${heading}\r\n${row}\r\n`],
    [
      "with semicolons",
      `${heading.replaceAll(",", ";")}\n${row.replace("A-1,", "A-1;").replace(/,(?=2\|1|True|Brushed|reading|yes|"₦)/g, ";")}\n`,
    ],
    [
      "with tabs",
      `${heading.replaceAll(",", "\t")}\n${row.replace("A-1,", "A-1\t").replace(/,(?=2\|1|True|Brushed|reading|yes|"₦)/g, "\t")}\n`,
    ],
    ["with empty lines and blanks", `\n${heading}\n\n${row.replaceAll("|", " | ")}\n\n`],
    [
      "with headings in capitals",
      `${heading.toUpperCase().replaceAll("ATTR:FINISH", "attr:finish")}\n${row}\n`,
    ],
  ])("%s is read", async (_how, content) => {
    expect(await csv(content)).toMatchObject({ outcome: "imported", added: 1 });
    expect(await products()).toEqual([lamp]);
  });

  it("keeps line breaks in quotes, and counts lines right after them", async () => {
    const content =
      'sku,name,price,category_ids,description\r\nA,Lamp,5,2,"one\r\ntwo\r\nthree"\r\n\r\nB,Lamp,dear,2,"x\r\ny"\r\nC,,5,2,\r\n';
    expect((await csv(content)).errors.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
      "own.csv:6 price",
      "own.csv:8 name",
    ]);
    await csv(content.replace("dear", "5").replace("C,,", "C,Lamp,"));
    expect(await products()).toMatchObject([
      { description: "one\ntwo\nthree" },
      { description: "x\ny" },
      { description: "" },
    ]);
  });

  it("with only some columns changes only those fields; an empty cell clears its own", async () => {
    await csv(`${heading},special_price\n${row},300000\n`);
    expect(await csv("sku,price,special_price,attr:finish\nA-1,400000,,\n")).toMatchObject({
      changed: 1,
      removed: 0,
    });
    expect(await products()).toEqual([
      { ...lamp, price_kobo: 40_000_000, attributes: { use: ["reading", "mood"], dimmable: "1" } },
    ]);
  });

  it("gives pictures their texts", async () => {
    await csv(
      "sku,name,short_description,price,category_ids,images,image_alts\nA,Lamp,Bright.,5,2,hero.webp|categories/sale.webp|categories/bulbs.webp,|On sale\n",
    );
    const [product] = await opened.db.query<{ media_gallery: { alt: string; width: number }[] }>(
      "select media_gallery from product",
      [],
    );
    expect(product?.media_gallery.map(({ alt }) => alt)).toEqual([
      "Lamp: Bright",
      "On sale",
      "Lamp, picture 3",
    ]);
    expect(product?.media_gallery[0]?.width).toBe(2400);
  });

  it.each([
    ["", "is empty; the first line must list the columns"],
    ["name,price\nA,5\n", "own.csv, line 1: there is no column sku"],
    ["sku,prise\nA,5\n", 'own.csv, line 1: "prise" is not a column; use sku, name'],
    ["sku,price,price\nA,5,6\n", "own.csv, line 1: there are two columns price"],
    ["sku,,price\nA,5,6\n", "own.csv, line 1: a column has no name"],
    ['sku,name\nA,"open\nB,x\n', "own.csv, line"],
    [
      Buffer.from("sku,name\nA,caf\xe9\n", "latin1"),
      'own.csv, line 2: a letter there is not UTF-8; save the file as "CSV UTF-8"',
    ],
  ])("%j is refused as a whole", async (content, reason) => {
    await expect(csv(content)).rejects.toThrow(reason);
  });

  it.each([
    ["A,Lamp, large,5,2\n", "column 5: has more cells than columns"],
    ["A,Lamp,5\n", "category_ids: is missing"],
  ])("the row %j is refused", async (line, expected) => {
    const { errors } = await csv(`sku,name,price,category_ids\n${line}`);
    expect(errors.map(({ field, reason }) => `${field}: ${reason}`)).toContain(expected);
  });

  it("of a number attribute takes a number alone, and names the line and attribute of anything else", async () => {
    const { errors, outcome } = await csv(
      "sku,name,price,category_ids,attr:wattage\nA,Lamp,5,2,9.5\nB,Lamp,5,2,up to 9 W\n",
    );
    expect(outcome).not.toBe("imported");
    expect(errors).toMatchObject([
      { line: 3, field: "attributes.wattage", reason: '"up to 9 W" is not a number' },
    ]);
  });

  it("that names an attribute which the catalogue does not have is refused by row", async () => {
    const { errors } = await csv("sku,name,price,category_ids,attr:hue\nA,Lamp,5,2,red\n");
    expect(errors).toMatchObject([
      { line: 2, field: "attributes.hue", reason: "is not an attribute of this catalogue" },
    ]);
  });
});

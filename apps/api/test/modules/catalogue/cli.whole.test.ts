import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { serveAdmin } from "#api/platform/admin/admin-socket.ts";
import { lockFolder } from "#api/platform/database/folder-lock.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { type OpenCatalogue, serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { fillFolder, openTestDatabase } from "../../fixtures/database.ts";
import { runCli } from "../../fixtures/run-cli.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "precise-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (dataFolder: string, ...words: string[]) =>
  runCli("catalogue", { dataFolder, cwd: folder }, words);

describe("pnpm catalogue", () => {
  it("imports into a folder that nothing serves, and says what it did", async () => {
    await fillFolder(join(folder, "data"));
    await writeCatalogue(folder, smallCatalogue([{ sku: "A" }, { sku: "B" }]));
    const first = await run(join(folder, "data"), "import", "catalogue.json");
    expect(first).toEqual({
      code: 0,
      out: "Imported: 2 added, 0 changed, 0 unchanged, 0 withdrawn; categories or attributes changed. 0 new pictures of 0.\n",
      err: "Checking …\nChecking: 2 rows\nSaving …\nSaving: 2 rows\n",
    });
  });

  it("leaves a catalogue alone that has products, where it is asked to", async () => {
    expect(await run(join(folder, "data"), "import", "catalogue.json", "--if-empty")).toMatchObject({
      code: 0,
      out: "The catalogue already has products. Nothing was imported.\n",
    });
  });

  it("ends with 1 when rows are refused, and names each with line, field and reason", async () => {
    await writeCatalogue(folder, "sku,name,price,category_ids\nA,,free,2\n", "bad.csv");
    const refused = await run(join(folder, "data"), "import", "bad.csv");
    expect(refused.code).toBe(1);
    expect(refused.out).toBe("");
    expect(refused.err).toContain(
      'Nothing was imported: 2 errors.\n  bad.csv:2  name: is missing\n  bad.csv:2  price: "free" is not a price in naira\n',
    );
  });

  it.each([
    [["import", "none.json"], "none.json cannot be read"],
    [["import", "catalogue.xls"], "catalogue.xls is not a .json or .csv file"],
    [["import"], "missing required argument 'file'"],
    [["import", "catalogue.json", "--forse"], "unknown option '--forse'"],
    [["exprot"], "unknown command"],
  ])("%j ends with 2 and one line", async (words, line) => {
    const failed = await run(join(folder, "data"), ...words);
    expect(failed.code).toBe(2);
    expect(failed.err).toContain(line);
  });

  it("ends with 2 when a process that offers no commands has the database", async () => {
    const lock = await lockFolder(join(folder, "data", "db"));
    const failed = await run(join(folder, "data"), "import", "catalogue.json");
    lock.release();
    expect(failed.code).toBe(2);
    expect(failed.err).toContain("is in use by process");
  });

  it("explains itself", async () => {
    const help = await run(folder, "import", "--help");
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toContain("--dry-run");
    expect(help.out).toContain("--structure <file>");
  });
});

/** The command hands its words to the process that has the database: it opens none of its own. */
describe("pnpm catalogue beside a running api", () => {
  let shop: OpenCatalogue;
  let admin: Awaited<ReturnType<typeof serveAdmin>>;
  const beside = (...words: string[]) => run(shop.dataFolder, ...words);
  beforeAll(async () => {
    shop = await serveCatalogue(await openTestDatabase("pglite"));
    const { db, dataFolder, answers } = shop;
    const commands = operatorCommands({
      db,
      files: filesInFolder(dataFolder),
      answers,
      unpaidOrderHours: 72,
    });
    admin = await serveAdmin({ dataFolder, commands });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  it("withdraws what a file does not name only on request, and asks for the count of many", async () => {
    const products = ["A", "B", "C"].map((sku) => ({ sku }));
    await beside("import", await writeCatalogue(folder, smallCatalogue(products), "whole.json"));
    await writeCatalogue(folder, "sku,price\nA,2000\n", "part.csv");
    expect((await beside("import", "part.csv")).out).toBe(
      "Imported: 0 added, 1 changed, 0 unchanged, 0 withdrawn. 0 new pictures of 0.\n  changed: A\n2 products are not in this file and stay on sale; --withdraw-unlisted withdraws them.\n",
    );
    const withdraw = ["import", "part.csv", "--withdraw-unlisted"];
    expect(await beside(...withdraw, "--yes")).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining(
        "2 products are not in this file and will be withdrawn from sale: B, C. Add --confirm-withdrawals 2 to confirm.",
      ),
    });
    expect(await beside(...withdraw, "--confirm-withdrawals", "3")).toMatchObject({ code: 2, out: "" });
    const done = await beside(...withdraw, "--confirm-withdrawals", "2", "--as", "Ngozi");
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining("2 withdrawn") });
  });

  it("exports a CSV to edit, and never over a file", async () => {
    expect((await beside("export", "own.csv")).out).toMatch(
      /^Wrote 1 products to own\.csv \(EX-[0-9A-F]{10}\)\.\n$/,
    );
    expect(await readFile(join(folder, "own.csv"), "utf8")).toContain("stock_qty,stock_seen,stock_export");
    expect(await beside("export", "own.csv")).toMatchObject({ code: 2, out: "" });
    expect((await beside("import", "own.csv")).out).toContain("0 changed, 1 unchanged");
  });

  it("shows the new catalogue at once, and writes it as a snapshot", async () => {
    const path = await writeCatalogue(folder, smallCatalogue([{ sku: "D" }]), "one.json");
    expect(await beside("import", path)).toMatchObject({ code: 0 });
    expect(shop.answers.index().skus).toEqual(["A", "D"]);
    const snapshot = join(folder, "snapshot.json");
    expect(await beside("export-snapshot", snapshot)).toMatchObject({
      code: 0,
      out: `Wrote 2 products to ${snapshot}.\n`,
    });
    expect(Object.keys(JSON.parse(await readFile(snapshot, "utf8")).products)).toEqual(["A", "D"]);
  });
});

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { serveAdmin } from "#api/platform/admin/admin-socket.ts";
import { lockFolder } from "#api/platform/database/folder-lock.ts";
import { serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { fillFolder, openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

const command = fileURLToPath(new URL("../../../src/main/cli/catalogue.ts", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "precise-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(dataFolder: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
    execFile(process.execPath, [command, ...words], { env, cwd: folder }, (fault, out, err) =>
      resolve({ code: typeof fault?.code === "number" ? fault.code : fault ? -1 : 0, out, err }),
    );
  });
}

describe("pnpm catalogue", () => {
  it("on a fresh folder makes the database, imports, and says what it did", async () => {
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

  it("withdraws what a file does not name only on request, and asks for the count of many", async () => {
    const data = join(folder, "own-data");
    await fillFolder(data);
    const products = ["A", "B", "C"].map((sku) => ({ sku }));
    await run(data, "import", await writeCatalogue(folder, smallCatalogue(products), "whole.json"));
    await writeCatalogue(folder, "sku,price\nA,2000\n", "part.csv");
    expect((await run(data, "import", "part.csv")).out).toBe(
      "Imported: 0 added, 1 changed, 0 unchanged, 0 withdrawn. 0 new pictures of 0.\n  changed: A\n2 products are not in this file and stay on sale; --withdraw-unlisted withdraws them.\n",
    );
    const withdraw = ["import", "part.csv", "--withdraw-unlisted"];
    expect(await run(data, ...withdraw, "--yes")).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining(
        "2 products are not in this file and will be withdrawn from sale: B, C. Add --confirm-withdrawals 2 to confirm.",
      ),
    });
    expect(await run(data, ...withdraw, "--confirm-withdrawals", "3")).toMatchObject({ code: 2, out: "" });
    const done = await run(data, ...withdraw, "--confirm-withdrawals", "2", "--as", "Ngozi");
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining("2 withdrawn") });
  });

  it("exports a CSV to edit, and never over a file", async () => {
    const data = join(folder, "own-data");
    expect((await run(data, "export", "own.csv")).out).toMatch(
      /^Wrote 1 products to own\.csv \(EX-[0-9A-F]{10}\)\.\n$/,
    );
    expect(await readFile(join(folder, "own.csv"), "utf8")).toContain("stock_qty,stock_seen,stock_export");
    expect(await run(data, "export", "own.csv")).toMatchObject({ code: 2, out: "" });
    expect((await run(data, "import", "own.csv")).out).toContain("0 changed, 1 unchanged");
  });

  it("explains itself", async () => {
    const help = await run(folder, "import", "--help");
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toContain("--dry-run");
    expect(help.out).toContain("--structure <file>");
  });

  it("works through the running api, which shows the new catalogue at once", async () => {
    const shop = await serveCatalogue(await openTestDatabase("pglite"));
    const { db, dataFolder, answers } = shop;
    const admin = await serveAdmin({
      dataFolder,
      commands: operatorCommands({ db, dataFolder, answers, unpaidOrderHours: 72 }),
    });
    const path = await writeCatalogue(dataFolder, smallCatalogue([{ sku: "A" }]));
    expect(await run(dataFolder, "import", path)).toMatchObject({ code: 0 });
    expect(answers.index().skus).toEqual(["A"]);
    const snapshot = join(folder, "snapshot.json");
    expect(await run(dataFolder, "export-snapshot", snapshot)).toMatchObject({
      code: 0,
      out: `Wrote 1 products to ${snapshot}.\n`,
    });
    expect(Object.keys(JSON.parse(await readFile(snapshot, "utf8")).products)).toEqual(["A"]);
    await admin.close();
    await shop.close();
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "precise-made-"));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

describe("a data folder without a database", () => {
  it("gets one, also after a start that was cut off while making it", async () => {
    await mkdir(join(dataFolder, "db"));
    await mkdir(join(dataFolder, "db.new-ab12cd"));
    await writeFile(join(dataFolder, "db.new-ab12cd", "PG_VERSION"), "half");
    const db = await openDatabase({ dataFolder });
    expect(await db.query("select 1 as one", [])).toEqual([{ one: 1 }]);
    await db.close();
    expect(await readdir(dataFolder)).toEqual(["db"]);
  });

  it("that holds something else is refused in one line, and nothing of it is removed", async () => {
    await mkdir(join(dataFolder, "db"));
    await writeFile(join(dataFolder, "db", "letters.txt"), "keep me");
    await expect(openDatabase({ dataFolder })).rejects.toThrow(
      "has files but no database. Move them away first.",
    );
    expect(await readFile(join(dataFolder, "db", "letters.txt"), "utf8")).toBe("keep me");
    expect(await readdir(dataFolder)).toEqual(["db"]);
  });
});

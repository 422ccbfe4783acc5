import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadCursor } from "#api/platform/lists/list-cursor.ts";
import {
  type CutToPage,
  type List,
  readPage,
  readRows,
  type SortKey,
} from "#api/platform/lists/read-page.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const byId: SortKey = { by: "id", type: "bigint" };
const sorts = {
  number: [byId],
  name: [{ by: "lower(name)", type: "text" }, byId],
  moment: [{ by: "at", type: "timestamptz" }, byId],
  end: [{ by: "coalesce(ends, 'infinity')", type: "timestamptz" }, byId],
  share: [{ by: "share", type: "numeric" }, byId],
  open: [{ by: "(id % 2 = 0)", type: "boolean" }, byId],
  key: [{ by: "key", type: "uuid" }],
} as const satisfies Readonly<Record<string, readonly SortKey[]>>;

const list: List = {
  columns: "id, name",
  from: "lamp",
  where: "kind = $1",
  values: ["lamp"],
  order: sorts.number,
  way: "asc",
  limit: 3,
};

describe.each(databaseKinds)("a list by pages on %s", (kind) => {
  let opened: TestDatabase;
  let statements: string[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    // Names, moments, ends and shares are alike for several; moments differ by a microsecond.
    await opened.db.query(
      `create table lamp as select id, 'lamp' as kind, 'Lamp "' || id % 3 || '" é' as name,
         timestamptz '2026-11-28 10:00:00.123456+00' + (id / 4) * interval '1 microsecond' as at,
         case when id > 5 then timestamptz '2026-12-01 00:00:00+00' end as ends, (id % 4) / 3.0 as share,
         md5(id::text)::uuid as key
       from generate_series(1, 10) id`,
    );
  });
  afterAll(async () => {
    await opened.db.query("drop table lamp");
    await opened.close();
  });
  const sql = {
    query: <Row extends object>(text: string, values?: Parameters<typeof opened.db.query>[1]) => {
      statements.push(text);
      return opened.db.query<Row>(text, values);
    },
  };
  async function idsOf(wanted: List): Promise<number[][]> {
    const pages: number[][] = [];
    let cursor: string | undefined;
    do {
      const page = await readPage<{ id: number }>(sql, { ...wanted, cursor });
      expect(page.total).toBe(10);
      pages.push(page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return pages;
  }

  it.each(Object.keys(sorts) as (keyof typeof sorts)[])(
    "has every row once by %s, both ways, whatever is alike",
    async (sort) => {
      for (const way of ["asc", "desc"] as const) {
        const order = sorts[sort];
        const rows = await opened.db.query<{ id: number }>(
          `select id from lamp order by ${order.map(({ by }) => `${by} ${way}`).join(", ")}`,
        );
        const pages = await idsOf({ ...list, order, way });
        expect(pages.flat()).toEqual(rows.map(({ id }) => id));
        expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
        const wide = { columns: "lamp.id", from: "page join lamp on lamp.id = page.id" };
        expect(await idsOf({ ...list, order, way, wide })).toEqual(pages);
      }
    },
  );

  it("ends with a page that is just full", async () => {
    expect((await idsOf({ ...list, limit: 5 })).map(({ length }) => length)).toEqual([5, 5]);
  });

  it("has nothing but its rows' own columns", async () => {
    const { rows } = await readPage(sql, { ...list, limit: 1, way: "desc" });
    expect(rows).toEqual([{ id: 10, name: 'Lamp "1" é' }]);
  });

  it("is empty, and counted as that, where nothing fits", async () => {
    expect(await readPage(sql, { ...list, values: ["sofa"] })).toEqual({ rows: [], next: null, total: 0 });
  });

  it("counts only where there is another page, and not at all where nobody asks", async () => {
    statements = [];
    await readPage(sql, { ...list, limit: 10 });
    await readRows(sql, { ...list, limit: 3 });
    expect(statements.filter((text) => text.includes("count("))).toEqual([]);
    const counted = await readPage(sql, { ...list, limit: 3 }, () => Promise.resolve(77));
    expect(counted.total).toBe(77);
  });

  it("counts what it makes once in the same statement, and apart beyond the last row", async () => {
    const withOnce = { ...list, with: "found as materialized (select * from lamp)", from: "found" };
    expect((await idsOf(withOnce)).flat()).toHaveLength(10);
    statements = [];
    expect((await readPage(sql, withOnce)).total).toBe(10);
    expect(statements).toHaveLength(1);
    expect(await readPage(sql, { ...withOnce, cursor: "10" })).toEqual({ rows: [], next: null, total: 10 });
  });

  it("is the same of several parts, each cut to the page", async () => {
    const order = sorts.moment;
    for (const way of ["asc", "desc"] as const) {
      const part = (rest: number, cut: CutToPage) =>
        `(select * from lamp part where id % 2 = ${rest}${cut("part.at", "part.id")})`;
      const from = (cut: CutToPage) => `(${part(0, cut)} union all ${part(1, cut)}) parts`;
      expect(await idsOf({ ...list, order, way, from })).toEqual(await idsOf({ ...list, order, way }));
    }
  });

  it("says at the first row that a sort value is null, before a page could lose it", async () => {
    const order = [{ by: "ends", type: "timestamptz" }, byId] as const;
    await expect(readPage(sql, { ...list, order, limit: 20 })).rejects.toThrow(
      /sorted by a value that is null/,
    );
  });

  it.each([
    ["number", ""],
    ["number", "x"],
    ["number", "1; drop table lamp"],
    ["number", "9".repeat(19)],
    ["number", textOf(["1"])],
    ["name", "7"],
    ["name", "%%%"],
    ["name", textOf(["Lamp"])],
    ["name", textOf(["Lamp", 7])],
    ["name", textOf(["a\0b", "7"])],
    ["name", textOf(["Lamp", "7", "8"])],
    ["name", textOf({ 0: "Lamp", 1: "7", length: 2 })],
    ["moment", textOf(["2026-02-31 00:00:00+00", "7"])],
    ["moment", textOf(["9".repeat(18), "7"])],
    ["share", textOf(["NaN", "7"])],
    ["open", textOf(["maybe", "7"])],
    ["key", textOf(["7"])],
  ] as const)("refuses, by %s, the cursor %j", async (sort, cursor) => {
    await expect(readPage(sql, { ...list, order: sorts[sort], cursor })).rejects.toThrow(BadCursor);
  });

  it.each([
    ["moment", textOf(["infinity", "7"])],
    ["moment", textOf(["-99999999999999999", "7"])],
    ["moment", textOf(["99999999999999999", "7"])],
    ["share", textOf(["-0.333", "-7"])],
    ["number", "-999999999999999999"],
  ] as const)("takes, by %s, the cursor %j, however far off", async (sort, cursor) => {
    expect((await readPage(sql, { ...list, order: sorts[sort], cursor })).total).toBe(10);
  });
});

function textOf(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

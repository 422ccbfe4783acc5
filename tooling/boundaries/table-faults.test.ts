import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";
import { readTables, tableFaults } from "./table-faults.ts";
import { type TableRule, tables } from "./table-owners.ts";

const root = join(import.meta.dirname, "..", "..");
const CREATED = /^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gm;

/** All tables that a migration makes. */
function createdTables(paths: ReadonlySet<string>): Set<string> {
  const migrations = [...paths].filter((path) => /^apps\/api\/migrations\/.*\.sql$/.test(path));
  const created = migrations.flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(CREATED)]);
  return new Set(created.flatMap(([, table]) => (table === undefined ? [] : [table])));
}

// A thousand files are read: seconds on a busy machine.
describe("the tables of the API", { timeout: 60_000 }, () => {
  it("are named in SQL by the room that owns them, and by the rooms of before", () => {
    const tree = repository();
    expect(tableFaults(readTables(tree, createdTables(tree.paths)), tables)).toEqual([]);
  });
});

describe("a table and its owner", () => {
  const file = "apps/api/src/modules/invoice/issue.ts";
  const faults = (text: string, rules: Record<string, TableRule>, path = file) =>
    tableFaults(readTables(treeOf({ [path]: text }), new Set(["shop_order", "invoice"])), rules);
  const read = "export const rows = `select * from shop_order o join invoice i on true`;";
  const rules = { shop_order: { owner: "orders" }, invoice: { owner: "invoice" } };

  it("is no fault where the owner names it, and one where another room does", () => {
    expect(faults(read, { ...rules, shop_order: { owner: "orders", also: ["invoice"] } })).toEqual([
      "orders does not name shop_order: take it off its declaration",
    ]);
    expect(faults(read, rules)).toContain(
      "invoice names shop_order in SQL, which is orders's: ask orders for it",
    );
  });

  it("is named by no room once only the release before reads it", () => {
    const old = { ...rules, shop_order: { owner: "orders", isOfReleaseBefore: true } } as const;
    expect(faults(read, old)).toContain("invoice names shop_order, which only the release before reads");
    expect(faults("export const none = 1;", { shop_order: old.shop_order })).toEqual([]);
  });

  it("is a fault without an owner", () => {
    expect(faults(read, { invoice: { owner: "invoice" } })).toEqual([
      "shop_order has no owner: declare it in the .tables.ts of its room",
    ]);
  });

  it("is found by each way to name it, and not in comments, tests, or other words", () => {
    const writes = [
      'export const one = "update shop_order set x = 1";',
      'export const two = "insert into shop_order (x) values (1)";',
      'export const three = "delete from only shop_order";',
    ];
    const orders = "apps/api/src/modules/orders/rows.ts";
    for (const text of writes) expect(faults(text, { shop_order: { owner: "orders" } }, orders)).toEqual([]);
    const silent = '// from shop_order\nexport const text = "taken from shop_orders";';
    expect(faults(silent, {})).toEqual([]);
    expect(faults(read, {}, "apps/api/src/modules/orders/rows.test.ts")).toEqual([]);
  });
});

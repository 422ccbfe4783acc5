import { describe, expect, it } from "vitest";
import { nameFaults } from "./name-faults.ts";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

// Four thousand files are read: seconds on a busy machine.
it("names of the repository say what they hold", { timeout: 60_000 }, () => {
  expect(nameFaults(repository())).toEqual([]);
});

describe("a name", () => {
  const found = (text: string) => nameFaults(treeOf({ "apps/api/src/modules/orders/rows.ts": text }));

  it("that says only that something came is found with its place, in tests and scripts too", () => {
    const text = "\nexport const made = await placeOrder();";
    const tree = treeOf({ "apps/shop/e2e/order.spec.ts": text, "packages/ui/scripts/icons.mjs": text });
    const words = '"made" names nothing: say input, result, or what it is';
    expect(nameFaults(tree)).toEqual([
      `apps/shop/e2e/order.spec.ts:2 ${words}`,
      `packages/ui/scripts/icons.mjs:2 ${words}`,
    ]);
  });

  it.each([
    "let wish;",
    "const [given, rest] = rows;",
    "const [asked, setAsked] = useState();",
    "const { order: made } = placed;",
    "const { made } = placed;",
    "const { made = 1 } = placed;",
    "const { order: wish = {} } = placed;",
    "const { kind, ...given } = placed;",
    "for (const asked of rows) send(asked);",
    "for (let ran = 0; ran < 9; ran += 1) send();",
    "function asked() {}",
    "const total = function ran() {};",
    "export function place(wish: Wish) {}",
    "export function place({ order: wish }: Placed) {}",
    "const place = (...given: string[]) => given;",
    "const place = async (given = 1) => given;",
    "class Orders { place(made: Order) {} }",
    "interface Orders { place(wish: Wish): void }",
    "interface Orders { readonly find: (asked: string) => Order }",
    'import asked from "./asked.json";',
    'import { find as asked } from "./rows.ts";',
    'import * as made from "./rows.ts";',
    "try { place(); } catch (made) { report(made); }",
  ])("that says nothing is found: %s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    "const claim = { wish: 1, given: 2, made: 3, asked: 4, ran: 5 };",
    "interface Row { readonly wish: string; readonly made: number }",
    "send(claim.wish, row.made);",
    "const { wish } = claim;",
    "const { wish: remedy, made: days } = claim;",
    "const cell = ({ wish }: Claim) => wish;",
    "rows.map(({ sku, asked }) => [sku, asked]);",
    'const column = { key: "made", head: "Made" };',
    "const text = `a wish = given, made: asked`;",
    "/* made = ran */ const isAsked = true;",
    "const sql = sql`select made, wish from claim`;",
  ])("of a field or a column is that of the wire and the database: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

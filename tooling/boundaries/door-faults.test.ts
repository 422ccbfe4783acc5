import { describe, expect, it } from "vitest";
import { type DoorRule, doors } from "./areas/doors.ts";
import { doorFaults } from "./door-faults.ts";
import { readGraph } from "./module-graph.ts";
import { repositoryGraph } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

// A thousand files are read: seconds on a busy machine.
describe("rooms with a door", { timeout: 60_000 }, () => {
  it("are come into by it, and by the ways of before", () => {
    expect(doorFaults(repositoryGraph(), doors)).toEqual([]);
  });
});

describe("a door", () => {
  const money = "apps/api/src/modules/money/";
  const orders = "apps/api/src/modules/orders/move-order.ts";
  const faults = (file: string, text: string, also: DoorRule["also"] = {}) =>
    doorFaults(
      readGraph(
        treeOf({
          "apps/api/package.json": `{"name":"@precise/api","imports":{"#api/*":"./src/*"}}`,
          [`${money}money.ts`]: "export const receive = 1;",
          [`${money}ledger/receipts.ts`]: "export const allocate = 1; export interface Receipt {}",
          [file]: text,
        }),
      ),
      { money: { also } },
    );

  it("is a file at the root of the room", () => {
    expect(faults(orders, `import { receive } from "#api/modules/money/money.ts";`)).toEqual([]);
  });

  it("is not a file in a folder of it, but for its types", () => {
    expect(faults(orders, `import { allocate } from "#api/modules/money/ledger/receipts.ts";`)).toEqual([
      `${orders} imports ledger/receipts.ts of money: ask a file at the root of modules/money`,
    ]);
    expect(faults(orders, `import type { Receipt } from "#api/modules/money/ledger/receipts.ts";`)).toEqual(
      [],
    );
  });

  it("is nothing for the room itself, and for tests", () => {
    const text = `import { allocate } from "#api/modules/money/ledger/receipts.ts";`;
    expect(faults(`${money}statements/match.ts`, text)).toEqual([]);
    expect(faults("apps/api/src/modules/orders/move-order.test.ts", text)).toEqual([]);
  });

  it("has other ways in only while they are used", () => {
    const also = { "ledger/receipts.ts": ["orders"] };
    expect(faults(orders, `import { allocate } from "#api/modules/money/ledger/receipts.ts";`, also)).toEqual(
      [],
    );
    expect(faults(orders, "export const stage = 1;", also)).toEqual([
      "orders does not import ledger/receipts.ts of money: take it off areas/doors.ts",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { besideAreas, missingAreas, mostLinesOfMain } from "./areas/desk-areas.ts";
import { deskAreaFaults, linesUnder } from "./desk-area-faults.ts";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

// Two thousand files are read: seconds on a busy machine.
describe("the desk", { timeout: 60_000 }, () => {
  const tree = repository();

  it("has the same areas in the contract, the API and the screens", () => {
    expect(deskAreaFaults(tree, besideAreas, missingAreas)).toEqual([]);
  });

  it("is not in the API's wiring", () => {
    expect(linesUnder(tree, "apps/api/src/main/")).toBeLessThanOrEqual(mostLinesOfMain);
  });
});

describe("an area of the desk", () => {
  const calls = "packages/contract/src/desk/calls.ts";
  const money = {
    "packages/contract/src/desk/money.ts": "",
    "apps/api/src/desk/money/confirm.ts": "",
    "apps/desk/src/features/money/queue.tsx": "",
  };

  it("is a folder or a file, by the same word in three places", () => {
    expect(deskAreaFaults(treeOf({ ...money, [calls]: "" }), { [calls]: "all calls" }, {})).toEqual([]);
  });

  it("is found where a place does not have it", () => {
    expect(deskAreaFaults(treeOf({ ...money, "apps/api/src/desk/loans/lend.ts": "" }), {}, {})).toEqual([
      "loans is not in packages/contract/src/desk/: use the same word in all three places",
      "loans is not in apps/desk/src/features/: use the same word in all three places",
    ]);
  });

  it("may be missing with a reason, only as long as it is", () => {
    const missing = { kit: { screens: "it is all that is beside them" } };
    const kit = { "packages/contract/src/desk/kit/jobs.ts": "", "apps/api/src/desk/kit/run-as.ts": "" };
    expect(deskAreaFaults(treeOf(kit), {}, missing)).toEqual([]);
    expect(deskAreaFaults(treeOf({ ...kit, "apps/desk/src/features/kit/x.ts": "" }), {}, missing)).toEqual([
      "kit needs no exception for screens: take it off areas/desk-areas.ts",
    ]);
    expect(deskAreaFaults(treeOf(money), { [calls]: "all calls" }, missing)).toEqual([
      "kit needs no exception for screens: take it off areas/desk-areas.ts",
      `${calls} is not there: take it off areas/desk-areas.ts`,
    ]);
  });
});

it("lines are those of source, not of tests", () => {
  const files = { "apps/api/src/main/a.ts": "a();\nb();\n", "apps/api/src/main/a.test.ts": "c();\n" };
  expect(linesUnder(treeOf(files), "apps/api/src/main/")).toBe(2);
});

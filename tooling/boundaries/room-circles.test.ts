import { describe, expect, it } from "vitest";
import { readGraph } from "./module-graph.ts";
import { readFiles, readRooms, roomCircles } from "./room-circles.ts";
import { treeOf } from "./small-tree.ts";

const circlesOf = (files: Readonly<Record<string, string>>) =>
  roomCircles(readRooms(readGraph(treeOf(files))));

describe("circles of rooms", () => {
  it("are not there when rooms know each other in one direction", () => {
    expect(
      circlesOf({
        "packages/web/src/forms/form.ts": `import "../shell/shell.ts";`,
        "packages/web/src/shell/shell.ts": "export {};",
        "packages/web/src/shell/near.ts": `import "./shell.ts";`,
      }),
    ).toEqual([]);
  });

  it("are reported with one import for each arrow", () => {
    expect(
      circlesOf({
        "apps/api/src/platform/mail/queue.ts": `import "../../modules/orders/words.ts";`,
        "apps/api/src/modules/orders/place.ts": `import "../../platform/mail/queue.ts";`,
        "apps/api/src/modules/orders/words.ts": "export {};",
      }),
    ).toEqual([
      "apps/api/src/platform/mail → apps/api/src/modules/orders → apps/api/src/platform/mail: " +
        "apps/api/src/platform/mail/queue.ts → apps/api/src/modules/orders/words.ts, " +
        "apps/api/src/modules/orders/place.ts → apps/api/src/platform/mail/queue.ts",
    ]);
  });

  it("count imports of types, too", () => {
    expect(
      circlesOf({
        "apps/shop/src/base/state/a.ts": `import type { B } from "../routes/b.ts";`,
        "apps/shop/src/base/routes/b.ts": `import type { A } from "../state/a.ts";`,
      }),
    ).toHaveLength(1);
  });

  it("count files directly in a folder of rooms as rooms", () => {
    expect(
      circlesOf({
        "packages/contract/src/a.ts": `import "./b.ts";`,
        "packages/contract/src/b.ts": `import "./a.ts";`,
      }),
    ).toHaveLength(1);
  });

  it("reach across packages", () => {
    expect(
      circlesOf({
        "tooling/run/a.ts": `import "../images/b.ts";`,
        "tooling/images/b.ts": `import "../run/c.ts";`,
        "tooling/run/c.ts": "export {};",
      }),
    ).toHaveLength(1);
  });

  it("show the shortest way round a larger knot", () => {
    const [circle] = circlesOf({
      "tooling/a/a.ts": `import "../b/b.ts";`,
      "tooling/b/b.ts": `import "../c/c.ts"; import "../a/a.ts";`,
      "tooling/c/c.ts": `import "../a/a.ts";`,
    });
    expect(circle).toMatch(/^tooling\/a → tooling\/b → tooling\/a \(a knot of 3 rooms\): /);
  });

  it("do not come from what a test imports", () => {
    expect(
      circlesOf({
        "packages/web/src/forms/form.ts": `import "../shell/shell.ts";`,
        "packages/web/src/shell/shell.ts": "export {};",
        "packages/web/src/shell/shell.test.ts": `import "../forms/form.ts";`,
      }),
    ).toEqual([]);
  });
});

it.each([
  [`import { a } from "./a.ts";`, "values"],
  [`import type { A } from "./a.ts";`, "types"],
])("a circle of files is found: %s", (back) => {
  const files = { "tooling/run/a.ts": `import "./b.ts";`, "tooling/run/b.ts": back };
  expect(roomCircles(readFiles(readGraph(treeOf(files))))).toHaveLength(1);
});

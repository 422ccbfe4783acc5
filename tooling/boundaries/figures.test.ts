import { expect, it } from "vitest";
import { figuresOf, pictureOf } from "./figures.ts";
import { readGraph } from "./module-graph.ts";
import { treeOf } from "./small-tree.ts";

const shop = {
  "apps/shop/src/frame/header.tsx": `import "#shop/features/cart/cart.ts";\nimport "#shop/base/env.ts";`,
  "apps/shop/src/features/cart/cart.ts": `import "../coupon/coupon.ts";`,
  "apps/shop/src/features/coupon/coupon.ts": `import "../cart/cart.ts"; import "../../base/env.ts";`,
  "apps/shop/src/base/env.ts": "export {};\n",
  "apps/shop/src/base/env.test.ts": `import "./env.ts";`,
  "apps/shop/package.json": `{"name":"@precise/shop","imports":{"#shop/*":"./src/*"}}`,
};

it("counts rooms, arrows, rooms in circles, floors, files and lines", () => {
  const tree = treeOf(shop);
  expect(figuresOf(tree, readGraph(tree))).toEqual([
    { workspace: "apps/shop", rooms: 4, arrows: 5, knottedRooms: 2, floors: 3, files: 4, lines: 5 },
  ]);
});

it("draws rooms without the arrows that a longer way implies, circles thick", () => {
  expect(pictureOf(readGraph(treeOf(shop)), "apps/shop").split("\n")).toEqual([
    "flowchart TD",
    '  r0["base/env.ts"]',
    '  r1["features/cart"]:::knot',
    '  r2["features/coupon"]:::knot',
    '  r3["frame/header.tsx"]',
    "  r1 --> r2",
    "  r2 --> r1",
    "  r2 --> r0",
    "  r3 --> r1",
    "  classDef knot stroke-width:4px",
  ]);
});

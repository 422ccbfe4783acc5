import { expect, it } from "vitest";
import { figuresOf } from "./figures.ts";
import { readGraph } from "./module-graph.ts";
import { treeOf } from "./small-tree.ts";

it("counts rooms, arrows, rooms in circles, floors, files and lines", () => {
  const tree = treeOf({
    "apps/shop/src/frame/header.tsx": `import "#shop/features/cart/cart.ts";\nimport "#shop/base/env.ts";`,
    "apps/shop/src/features/cart/cart.ts": `import "../coupon/coupon.ts";`,
    "apps/shop/src/features/coupon/coupon.ts": `import "../cart/cart.ts"; import "../../base/env.ts";`,
    "apps/shop/src/base/env.ts": "export {};\n",
    "apps/shop/src/base/env.test.ts": `import "./env.ts";`,
    "apps/shop/package.json": `{"name":"@precise/shop","imports":{"#shop/*":"./src/*"}}`,
  });
  expect(figuresOf(tree, readGraph(tree))).toEqual([
    { workspace: "apps/shop", rooms: 4, arrows: 5, knottedRooms: 2, floors: 3, files: 4, lines: 5 },
  ]);
});

import { describe, expect, it } from "vitest";
import { areas } from "./areas/areas.ts";
import { sharedNames } from "./areas/shared-names.ts";
import { checkTree } from "./check-tree.ts";
import { fileFaults } from "./file-faults.ts";
import { pairFaults } from "./pair-faults.ts";
import { repository, repositoryGraph } from "./repository.ts";
import { readFiles, readRooms, roomCircles } from "./room-circles.ts";
import { faultsOf } from "./small-tree.ts";

// Two thousand files are read: seconds on a busy machine.
describe("the repository", { timeout: 60_000 }, () => {
  const tree = repository();
  const graph = repositoryGraph();

  it("keeps the import rules", () => {
    const faults = checkTree(tree, graph);
    expect(faults.map((fault) => `${fault.file}:${fault.line} ${fault.words}`)).toEqual([]);
  });

  it("has no circle of rooms", () => {
    expect(roomCircles(readRooms(graph))).toEqual([]);
  });

  it("has no circle of files, of types neither", () => {
    expect(roomCircles(readFiles(graph))).toEqual([]);
  });

  it("uses every pair that its tables list, and lists none in both directions", () => {
    expect(pairFaults(areas, graph)).toEqual([]);
  });

  it("keeps the limits of files, folders and names", () => {
    expect(fileFaults(tree, sharedNames)).toEqual([]);
  });

  it("has no rule that names an area that does not exist", () => {
    const names = new Set(areas.map((area) => area.name));
    const named = areas.flatMap((area) => [...area.mayImport, ...(area.mayImportTypesOf ?? [])]);
    expect(named.filter((name) => name !== "node" && !name.startsWith("npm:") && !names.has(name))).toEqual(
      [],
    );
  });
});

describe("the rules", () => {
  it("have nothing to say of a tree that keeps them", () => {
    expect(
      faultsOf(
        "packages/contract/src/shop/cart.ts",
        `import { naira } from "@precise/cart-core/money";\nimport * as z from "zod/mini";`,
      ),
    ).toEqual([]);
  });

  it.each([
    [
      "cart-core",
      "packages/cart-core/src/fee.ts",
      `import * as z from "zod";`,
      "cart-core may not import zod",
    ],
    [
      "cart-core, Node too",
      "packages/cart-core/src/fee.ts",
      `import { join } from "node:path";`,
      "cart-core may not import node",
    ],
    [
      "contract",
      "packages/contract/src/shop/cart.ts",
      `import { useState } from "react";`,
      "contract may not import react",
    ],
    [
      "api-client",
      "packages/api-client/src/cart.ts",
      `import { Button } from "@precise/ui/components/button";`,
      `api-client may not import ui-components ("@precise/ui/components/button")`,
    ],
    [
      "a component",
      "packages/ui/src/components/card.tsx",
      `import { naira } from "@precise/cart-core/money";`,
      `ui-components may not import cart-core ("@precise/cart-core/money")`,
    ],
    [
      "a component, a block",
      "packages/ui/src/components/card.tsx",
      `import { Price } from "../blocks/price.tsx";`,
      `ui-components may not import ui-blocks ("../blocks/price.tsx")`,
    ],
    [
      "a block",
      "packages/ui/src/blocks/card.tsx",
      `import Link from "next/link";`,
      "ui-blocks may not import next",
    ],
    [
      "a block, more of the contract than types",
      "packages/ui/src/blocks/card.tsx",
      `import { x } from "@precise/contract/shop/product";`,
      `ui-blocks may not import contract, only its types ("@precise/contract/shop/product")`,
    ],
    [
      "auth",
      "packages/auth/src/session.ts",
      `import { client } from "@precise/api-client/client";`,
      `auth may not import api-client ("@precise/api-client/client")`,
    ],
    [
      "the shop, amplify",
      "apps/shop/src/features/auth/sign-in.tsx",
      `import { signIn } from "aws-amplify/auth";`,
      "shop-features may not import aws-amplify",
    ],
    [
      "the shop, a database",
      "apps/shop/src/base/rows.ts",
      `import postgres from "postgres";`,
      "shop-base may not import postgres",
    ],
    [
      "the shop, the api",
      "apps/shop/src/base/rows.ts",
      `import { api } from "../../../api/src/main/api.ts";`,
      `shop-base may not import api/main ("../../../api/src/main/api.ts")`,
    ],
    [
      "a feature, a feature",
      "apps/shop/src/features/checkout/step.tsx",
      `import { CartView } from "../cart/cart-view.tsx";`,
      `shop-features: "checkout" may not import "cart"`,
    ],
    [
      "a feature, one that it is not listed for",
      "apps/shop/src/features/buying/coupon/form.tsx",
      `import { CartView } from "../../cart/cart-view.tsx";`,
      `shop-features: "buying/coupon" may not import "cart"`,
    ],
    [
      "the api",
      "apps/api/src/modules/cart/view.ts",
      `import { createElement } from "react";`,
      "api/modules/cart may not import react",
    ],
    [
      "the api's platform, a module",
      "apps/api/src/platform/http/handle.ts",
      `import { api } from "#api/main/api.ts";`,
      `api/platform/http may not import api/main ("#api/main/api.ts")`,
    ],
    [
      "the api, auth's browser side",
      "apps/api/src/modules/sessions/view.ts",
      `import { port } from "@precise/auth/session-port";`,
      `api/modules/sessions may not import auth, only its types ("@precise/auth/session-port")`,
    ],
  ])("%s: what it may not import is found", (_, file, text, words) => {
    expect(faultsOf(file, text)).toEqual([`${file}:1 ${words}`]);
  });

  it.each([
    ["export … from", `export { useState } from "react";`],
    ["export * from", `export * from "react";`],
    ["a lazy import", `const lazy = () => import("react");`],
    ["require", `const react = require("react");`],
    ["an import for its effect", `import "react";`],
    ["the type of an import", `let state: import("react").ReactNode;`],
  ])("%s counts as an import", (_, text) => {
    expect(faultsOf("packages/contract/src/shop/cart.ts", text)).toEqual([
      "packages/contract/src/shop/cart.ts:1 contract may not import react",
    ]);
  });

  it.each([
    "Date.now()",
    "new Date()",
    "Math.random()",
    `Math["random"]()`,
    `fetch("/api")`,
    `console.log(1)`,
    `localStorage.getItem("cart")`,
    "performance.now()",
    "globalThis.fetch",
    "setTimeout(() => 1, 5)",
  ])("cart-core may not reach outside: %s", (code) => {
    expect(faultsOf("packages/cart-core/src/fee.ts", `\nexport const fee = () => ${code};`)).toHaveLength(1);
  });

  it.each([
    [
      "a property of that name",
      `export const line = { Date: 1, fetch: 2 };\nexport const value = line.fetch;`,
    ],
    ["a type of that name", `export type At = Date;`],
    ["other members of Math", `export const whole = Math.round(1.5);`],
  ])("cart-core may have %s", (_, text) => {
    expect(faultsOf("packages/cart-core/src/fee.ts", text)).toEqual([]);
  });

  it("a block may import the contract's types", () => {
    expect(
      faultsOf(
        "packages/ui/src/blocks/card.tsx",
        `import type { Product } from "@precise/contract/shop/product";`,
      ),
    ).toEqual([]);
  });

  it("process.env outside env.ts is found, in env.ts it is right", () => {
    const read = "export const port = process.env.PORT;";
    expect(faultsOf("apps/shop/src/base/api.ts", read)).toEqual([
      "apps/shop/src/base/api.ts:1 process.env is read in env.ts only",
    ]);
    expect(faultsOf("apps/shop/src/base/env.ts", read)).toEqual([]);
  });

  it("a test may use the test kit, code may not", () => {
    const text = `import { it } from "vitest";`;
    expect(faultsOf("packages/cart-core/src/fee.test.ts", text)).toEqual([]);
    expect(faultsOf("packages/cart-core/src/fee.ts", text)).toEqual([
      "packages/cart-core/src/fee.ts:1 cart-core may not import vitest",
    ]);
  });
});

describe("a name that begins with #", () => {
  it("is the file that the package's own imports give it", () => {
    expect(
      faultsOf("apps/shop/src/base/server/cart.ts", `import "#shop/features/cart/cart-view.tsx";`),
    ).toEqual([
      `apps/shop/src/base/server/cart.ts:1 shop-base may not import shop-features ("#shop/features/cart/cart-view.tsx")`,
    ]);
  });

  it("must lead to a file", () => {
    expect(faultsOf("apps/shop/src/base/server/cart.ts", `import "#shop/gone.ts";`)).toEqual([
      `apps/shop/src/base/server/cart.ts:1 "#shop/gone.ts" is no file: apps/shop/src/gone.ts does not exist`,
    ]);
  });

  it("belongs to its own package only", () => {
    expect(faultsOf("apps/api/src/main/api-parts.ts", `import "#shop/features/cart/cart-view.tsx";`)).toEqual(
      [`apps/api/src/main/api-parts.ts:1 its package does not name "#shop/features/cart/cart-view.tsx"`],
    );
  });
});

describe("a path", () => {
  it("does not climb three folders", () => {
    expect(faultsOf("packages/contract/src/a/b/c.ts", `import "../../../src/shop/product.ts";`)).toEqual([
      `packages/contract/src/a/b/c.ts:1 "../../../src/shop/product.ts" climbs three folders: use a name of package.json`,
    ]);
  });

  it("to another area of an app is written with the app's name", () => {
    const file = "apps/shop/src/frame/header.tsx";
    expect(faultsOf(file, `import "../features/cart/cart-view.tsx";`)).toEqual([
      `${file}:1 "../features/cart/cart-view.tsx" leads to another area: write #shop/…`,
    ]);
    expect(faultsOf(file, `import "#shop/features/cart/cart-view.tsx";`)).toEqual([]);
  });
});

describe("the checker fails closed", () => {
  it("on a file that no area lists", () => {
    expect(faultsOf("apps/shop/src/theme/dark.ts", "export {};")).toEqual([
      "apps/shop/src/theme/dark.ts:1 no area lists this file: enter its package or folder in tooling/boundaries/areas",
    ]);
  });

  it("on a package that no area lists", () => {
    expect(faultsOf("packages/loyalty/package.json", `{"name":"@precise/loyalty"}`)).toEqual([
      "packages/loyalty/package.json:1 no area lists this package: enter it in tooling/boundaries/areas",
    ]);
  });

  it.each([
    [
      "a file that does not exist",
      `import { x } from "./gone.ts";`,
      `"./gone.ts" is no file: packages/contract/src/shop/gone.ts does not exist`,
    ],
    [
      "a path without its extension",
      `import { x } from "./product";`,
      `"./product" is no file: packages/contract/src/shop/product does not exist`,
    ],
    [
      "what a package does not export",
      `import { x } from "@precise/ui/styles/theme";`,
      `@precise/ui does not export "@precise/ui/styles/theme"`,
    ],
    [
      "a package of ours that does not exist",
      `import { x } from "@precise/loyalty/points";`,
      "there is no package @precise/loyalty",
    ],
    [
      "a computed path",
      "const load = (path: string) => import(path);",
      "a computed import cannot be checked: write the path out",
    ],
  ])("on an import of %s", (_, text, words) => {
    expect(faultsOf("packages/contract/src/shop/cart.ts", text)).toEqual([
      `packages/contract/src/shop/cart.ts:1 ${words}`,
    ]);
  });
});

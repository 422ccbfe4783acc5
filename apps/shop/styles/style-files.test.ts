import { resolve } from "node:path";
import { modulesBySheet, styleFiles } from "@precise/web/build/style-files";
import { describe, expect, it } from "vitest";

const shop = resolve(import.meta.dirname, "../src");

describe("the styles of the shop", () => {
  const files = styleFiles([`${shop}/app/layout.tsx`, `${shop}/features/home/home-view.tsx`]).map((file) =>
    file.replace(/^.*\/(?=packages\/|apps\/)/, ""),
  );

  it("begin with the theme and what holds everywhere", () => {
    expect(files.slice(0, 4)).toContain("packages/ui/src/styles/theme.css.ts");
    expect(files.slice(0, 4)).toContain("packages/ui/src/styles/global.css.ts");
  });
  it("hold the components of a page once, before the page's own", () => {
    expect(files.filter((file) => file.endsWith("product-card.css.ts"))).toHaveLength(1);
    expect(files.indexOf("packages/ui/src/blocks/product/product-card.css.ts")).toBeLessThan(
      files.indexOf("apps/shop/src/features/home/home-view.css.ts"),
    );
  });
  it("leave out what no page leads to", () => {
    expect(files.join()).not.toContain("cart-page.css.ts");
  });
});

it("modules that lead to each other are read once", () => {
  const modules: Record<string, string> = {
    [`${shop}/instrumentation.ts`]:
      'import { b } from "./base/copy.ts";\nimport type { T } from "./proxy.ts";',
    [`${shop}/base/copy.ts`]:
      'import "../instrumentation.ts";\nexport const c = import("#shop/features/home/home-view.css.ts");',
    [`${shop}/features/home/home-view.css.ts`]: 'import { style } from "@vanilla-extract/css";',
  };
  const read = (file: string) => modules[file] ?? "";
  expect(styleFiles([`${shop}/instrumentation.ts`], read).map((file) => file.split("/").at(-1))).toEqual([
    "home-view.css.ts",
  ]);
});

it("what brings a stylesheet has its styles there, and in no sheet of the pages that lead to it", () => {
  const modules: Record<string, string> = {
    [`${shop}/instrumentation.ts`]:
      'import "./features/home/home-view.css.ts";\nconst load = () => import("#shop/base/copy.ts");',
    [`${shop}/base/copy.ts`]: 'import "later-stylesheet";\nimport "../frame/missing-view.css.ts";',
    [`${shop}/proxy.ts`]: 'import "reading-stylesheet";\nimport "./features/home/home-view.css.ts";',
  };
  const read = (file: string) => modules[file] ?? "";
  const pages = [`${shop}/instrumentation.ts`, `${shop}/proxy.ts`];
  expect(styleFiles([`${shop}/instrumentation.ts`], read)).toEqual([
    `${shop}/features/home/home-view.css.ts`,
  ]);
  expect(modulesBySheet(pages, read)).toEqual(
    new Map([
      ["later", [`${shop}/base/copy.ts`]],
      ["reading", [`${shop}/proxy.ts`]],
    ]),
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import type { BrowserApp, ReleasedApp } from "./apps.ts";
import { sourceFiles } from "./source-text.ts";

/** Where each app says what it does with which form: the file, and the address before each name. */
const formTables: Readonly<Record<BrowserApp, readonly { readonly file: string; readonly under: string }[]>> =
  {
    shop: [
      { file: "apps/shop/src/app/form/form-table.ts", under: "/form" },
      {
        file: "apps/shop/src/app/(orders)/order/[number]/form/order-form-table.ts",
        under: "/order/[number]/form",
      },
    ],
    trade: [{ file: "apps/trade/src/app/form/form-table.ts", under: "/form" }],
  };

/** What a page that is open may lead to or send: the app's routes, and its forms. Sorted. */
export function pathsOf(app: BrowserApp): readonly string[] {
  const pageTable = readFileSync(join(root, `apps/${app}/src/base/routes/page-table.ts`), "utf8");
  const pages = [...pageTable.matchAll(/^ {2}"(\/[^"]*)":/gm)].map(([, path = ""]) => path);
  const forms = formTables[app].flatMap(({ file, under }) => {
    const text = readFileSync(join(root, file), "utf8");
    const table = text.slice(text.indexOf("= new Map("));
    return [...table.matchAll(/^ {4}"?([\w/-]+)"?: /gm)].map(([, name = ""]) => `POST ${under}/${name}`);
  });
  return [...pages, ...forms].toSorted();
}

const notesFile = "packages/contract/src/door/page-notes.ts";
const headerName = /"(x-precise-[a-z-]+|surrogate-key)"/g;

/** The names of headers that an app's code has of those by which only our own apps speak. Sorted. */
export function ownHeaders(app: ReleasedApp): readonly string[] {
  const own = [
    ...sourceFiles(`apps/${app}/src`),
    ...(app === "shop" || app === "trade" ? sourceFiles("packages/web/src") : []),
  ];
  const notes = own.some(({ text }) => text.includes('"@precise/contract/door/page-notes"'))
    ? [{ text: readFileSync(join(root, notesFile), "utf8") }]
    : [];
  const names = [...own, ...notes].flatMap(({ text }) => [...text.matchAll(headerName)]);
  return [...new Set(names.map(([, name = ""]) => name))].toSorted();
}

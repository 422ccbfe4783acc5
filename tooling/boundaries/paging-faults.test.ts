import { describe, expect, it } from "vitest";
import { paging } from "./areas/paging.ts";
import { filesOfPaging, pagingFaults } from "./paging-faults.ts";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

// A thousand files are read: seconds on a busy machine.
describe("lists of the API", { timeout: 60_000 }, () => {
  it("are read by pages in one place", () => {
    const files = filesOfPaging(repository());
    expect(pagingFaults(files, paging)).toEqual([]);
  });
});

describe("a list that pages by hand", () => {
  const file = "apps/api/src/modules/reviews/review-list.ts";
  const found = (text: string, path = file) => filesOfPaging(treeOf({ [path]: text }));

  it.each([
    `export const rows = (limit: number) => \`select id from review order by id limit \${limit + 1}\`;`,
    "export const most = (wish: { limit: number }) => wish.limit + 1;",
    "const rowsAtOnce = 50; export const most = 1 + rowsAtOnce;",
    "export const next = (id: number) => Buffer.from(JSON.stringify([id])).toString('base64url');",
    "export const place = (cursor: string) => Buffer.from(cursor, `base64url`).toString();",
    "export const place = (text: string) => (/^\\d{1,15}$/.test(text) ? Number(text) : null);",
    "export const skip = (query: { cursor?: string }) => Number(query.cursor ?? 0);",
    "export const rows = 'select id from review order by id limit $1 offset $2';",
    `export const rows = (skip: number) => \`select id from review order by id offset \${skip}\`;`,
  ])("is found: %s", (text) => {
    expect(found(text)).toEqual([file]);
  });

  it.each([
    "export const etag = (hash: { digest(as: string): string }) => hash.digest('base64url').slice(0, 22);",
    "export const isTooMany = (rows: string[], mostRows: number) => rows.length === mostRows + 1;",
    "export const turn = (turns: number) => turns + 1;",
    "export const day = /^\\d{4}-\\d\\d-\\d\\d$/;",
    "// limit + 1\nexport const rows = (cursor: string, limit: number) => ({ cursor, limit });",
  ])("is no fault: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("is the builder's own work, and no fault in tests or in other apps", () => {
    const text = "export const most = (limit: number) => limit + 1;";
    expect(found(text, "apps/api/src/platform/lists/read-page.ts")).toEqual([]);
    expect(found(text, "apps/api/src/modules/reviews/review-list.test.ts")).toEqual([]);
    expect(found(text, "apps/desk/src/table/rows.ts")).toEqual([]);
  });

  it("may be an exception while it is there", () => {
    expect(pagingFaults([file], {})).toEqual([
      `${file} pages by hand: lists are read by pages in apps/api/src/platform/lists/ alone`,
    ]);
    expect(pagingFaults([file], { [file]: "a page from elsewhere" })).toEqual([]);
    expect(pagingFaults([], { [file]: "a page from elsewhere" })).toEqual([
      `${file} does not page by hand: take it off areas/paging.ts`,
    ]);
  });
});

import { expect, it } from "vitest";
import { getCatalogueChanges } from "../shop/catalogue.ts";
import { pageVersion, readCatalogueChanges } from "./catalogue-changes.ts";

const data = {
  version: "7",
  content: "b2",
  release: "1.0.0",
  stock: { cursor: "0000000a.3:3:", changed: [{ sku: "PR-1", at: 2 }] },
};

it.each([data, { version: "7", stock: { cursor: "0000000a.3:3:", changed: null } }])(
  "reads %j as the call's own shapes do",
  (changes) => {
    expect(getCatalogueChanges.data.parse(changes)).toEqual(changes);
    expect(readCatalogueChanges({ data: changes })).toEqual({
      content: undefined,
      release: undefined,
      ...changes,
    });
  },
);

it.each([
  [null],
  [{ data: null }],
  [{ data: { ...data, version: 7 } }],
  [{ data: { ...data, content: 1 } }],
  [{ data: { ...data, release: 1 } }],
  [{ data: { ...data, stock: { cursor: "x", changed: [] } } }],
  [{ data: { ...data, stock: { ...data.stock, changed: [{ sku: "PR-1" }] } } }],
])("takes %j for no answer", (answer) => expect(readCatalogueChanges(answer)).toBeNull());

it("is another version of pages when the owner's content changes", () => {
  expect([pageVersion({ version: "7" }), pageVersion(data)]).toEqual(["7", "7-b2"]);
});

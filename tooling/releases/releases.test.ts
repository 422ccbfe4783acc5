import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { describe, expect, it } from "vitest";
import { currentBaselines, releasedBaselines } from "./baseline.ts";
import { callsOf } from "./calls-of.ts";
import { compatibilityFaults, storedNameFaults } from "./compatibility.ts";
import type { JsonObject } from "./json-object.ts";
import { storedNames } from "./stored-names.ts";
import { wireDocument } from "./wire-document.ts";

const current = currentBaselines();
const names = storedNames();
const [shop, trade, api] = [current.shop.version, current.trade.version, current.api.version];
const nothing: ReadonlySet<string> = new Set();

/** Names that were given up on purpose, with the release that did it; what browsers keep under them is lost. */
const retired: ReadonlySet<string> = new Set();

/** The document after a change of its text, as a careless commit would leave it. */
function changed(document: JsonObject, change: (text: string) => string): JsonObject {
  const text = JSON.stringify(document);
  const after = change(text);
  expect(after).not.toBe(text);
  return JSON.parse(after) as JsonObject;
}

describe("what is here now, beside the last release of the other apps", () => {
  it("neither breaks a released client, nor needs what the released api has not", () => {
    expect(compatibilityFaults(releasedBaselines(), current)).toEqual([]);
  });

  it("keeps in browsers what released apps find there", () => {
    expect(storedNameFaults(releasedBaselines(), names, retired)).toEqual([]);
  });
});

describe("a change that would break a release is found:", () => {
  it("an answer that loses a field breaks both released clients", () => {
    const server = changed(current.api.document, (text) => text.replaceAll('"discounts":', '"reductions":'));
    const faults = compatibilityFaults(current, { ...current, api: { ...current.api, document: server } });
    expect(faults).toContain(
      `The api would break shop ${shop}: POST /api/cart/get answer.data.cart.prices lost discounts`,
    );
    expect(faults.some((fault) => fault.startsWith(`The api would break trade ${trade}`))).toBe(true);
  });

  it("a call that is removed breaks the client that makes it, and no other", () => {
    const server = changed(current.api.document, (text) =>
      text.replace('"/api/wishlist":', '"/api/wishes":'),
    );
    expect(compatibilityFaults(current, { ...current, api: { ...current.api, document: server } })).toEqual([
      `The api would break shop ${shop}: GET /api/wishlist was removed`,
    ]);
  });

  it("a client that makes a call which the released api has not", () => {
    const server = changed(current.api.document, (text) =>
      text.replace('"/api/wishlist":', '"/api/wishes":'),
    );
    const released = { ...current, api: { ...current.api, document: server } };
    expect(compatibilityFaults(released, current)).toContain(
      `shop needs what api ${api} has not: GET /api/wishlist was removed`,
    );
  });

  it("a client that needs a new field of an answer; one that may be missing is not needed", () => {
    const answer = (required: readonly string[]) =>
      wireDocument({
        paths: {
          "/api/test": {
            get: {
              operationId: "test",
              responses: {
                200: {
                  content: {
                    "application/json": {
                      schema: {
                        type: "object",
                        properties: { old: { type: "string" }, fresh: { type: "string" } },
                        required,
                      },
                    },
                  },
                },
              },
            },
          },
        },
      });
    const before = changed(answer(["old"]), (text) =>
      text.replace('"fresh":{"type":"string"}', '"other":{"type":"string"}'),
    );
    const released = {
      ...current,
      api: { ...current.api, document: before },
      shop: { ...current.shop, document: {} },
    };
    const shopWith = (document: JsonObject) => ({ ...current, shop: { ...current.shop, document } });
    const ofShop = (faults: readonly string[]) => faults.filter((fault) => fault.startsWith("shop"));
    expect(ofShop(compatibilityFaults(released, shopWith(answer(["old"]))))).toEqual([]);
    expect(ofShop(compatibilityFaults(released, shopWith(answer(["old", "fresh"]))))).toEqual([
      `shop needs what api ${api} has not: GET /api/test answer lost fresh`,
    ]);
  });

  it("a name in browsers that is renamed, and one that the other app has", () => {
    const renamed = { ...names, shop: names.shop.map((name) => (name === "cartId" ? "basketId" : name)) };
    expect(storedNameFaults(current, renamed, nothing)).toEqual([
      `shop ${shop} keeps "cartId" in browsers, which shop no longer knows`,
    ]);
    expect(storedNameFaults(current, renamed, new Set(["cartId"]))).toEqual([]);
    expect(storedNameFaults(current, { ...names, shop: [...names.shop, "user"] }, nothing)).toContain(
      'shop would keep "user" in browsers, which trade keeps something else under',
    );
  });
});

describe("what an app is", () => {
  // The committed document; a test of the api holds it to the contract.
  const document = JSON.parse(readFileSync(join(root, "apps", "api", "openapi.json"), "utf8")) as JsonObject;

  it("its calls are those that its code leads to", () => {
    const [ofShop, ofTrade] = [callsOf("shop", document), callsOf("trade", document)];
    expect(callsOf("door", document)).toContain("getCatalogueChanges");
    expect(ofShop).toEqual(
      expect.arrayContaining(["addToCart", "placeOrder", "suggestProducts", "updateAccount"]),
    );
    expect(ofTrade).toEqual(expect.arrayContaining(["logInClient", "placeClientOrder", "addToClientCart"]));
    expect(ofShop.filter((call) => /client/i.test(call))).toEqual([]);
    expect(ofTrade).not.toContain("addToCart");
  });

  it("the desk's calls are the door's, which brings its pages, and no other client's", () => {
    const paths = (app: "shop" | "trade" | "door") => Object.keys(current[app].document.paths as object);
    const ofDesk = (app: "shop" | "trade" | "door") =>
      paths(app).filter((path) => path.startsWith("/api/desk/"));
    expect(ofDesk("door")).toContain("/api/desk/today");
    expect([...ofDesk("shop"), ...ofDesk("trade")]).toEqual([]);
    expect(paths("shop")).toContain("/api/category");
    expect(paths("door")).not.toContain("/api/category");
  });

  it("the names that it keeps are those of the privacy page", () => {
    const privacy = readFileSync(join(root, "apps", "shop", "content", "privacy.md"), "utf8");
    const table = privacy.slice(privacy.indexOf("## Cookies and storage"), privacy.indexOf("| `page-tries`"));
    const documented = [...table.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
    expect(documented.length).toBeGreaterThan(20);
    const known = new Set([...names.shop, ...names.both]);
    expect(documented.filter((name) => !known.has(name))).toEqual([]);
    expect(names.trade).toContain("user");
  });
});

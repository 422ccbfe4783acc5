import { afterEach, expect, it } from "vitest";
import { catalogueState, emptyState } from "./catalogue-state.ts";
import { contentMark, currentStamp, isCurrent, readStamp, stampedSettings, stampText } from "./page-stamp.ts";

const settings = "https://shop.example";

afterEach(() => {
  Object.assign(catalogueState(), emptyState());
});

it("a page is stamped with the catalogue's version, and with settings that cannot be read from it", () => {
  catalogueState().version = "7-0a1b";
  const stamp = currentStamp(settings);
  expect(stamp?.content).toMatch(/^7-0a1b\/[0-9a-f]{12}$/);
  expect(stamp?.content).not.toBe(contentMark("7-0a1b", "https://other.example"));
});

it("while a new catalogue settles the stamp is one that does not last", () => {
  Object.assign(catalogueState(), { version: "7", isSettling: true });
  expect(currentStamp(settings)?.content).toBe(contentMark("7~", settings));
});

it("what a page is made from is unknown while the catalogue's version is", () => {
  expect(currentStamp(settings)).toBeNull();
});

it("a page is of the origin and the scripts that it was made with", () => {
  const canonicalOrigin = "https://shop.example";
  expect(stampedSettings({ canonicalOrigin, thirdPartyScripts: {} })).toBe("https://shop.example");
  expect(stampedSettings({ canonicalOrigin, thirdPartyScripts: { chat: "https://c.example/a.js" } })).toBe(
    "https://shop.example chat https://c.example/a.js",
  );
});

it.each([
  { content: "7/ab", run: "9f", begunAt: 12, cursor: "0000000a.5:9:5,7" },
  { content: "7/ab", run: "9f", begunAt: 12, cursor: null },
])("a stamp is read as it was written: %o", (stamp) => {
  expect(readStamp(stampText(stamp))).toEqual(stamp);
});

/** A page that shows one lamp, kept by this process or an earlier one; and sales. */
function scene() {
  let time = 0;
  const { articles } = emptyState(() => time);
  articles.learn({ cursor: "0000000a.50:50:", changed: [{ sku: "PR-1", at: 40 }] });
  const stamp = (run: string, begunAt: number, cursor = "0000000a.50:50:") =>
    ({ content: "7/ab", run, begunAt, cursor }) as const;
  return {
    sell(sku: string, at: number, when: number) {
      time = when;
      articles.learn({ cursor: `0000000a.${at + 1}:${at + 1}:`, changed: [{ sku, at }] });
    },
    holds: (page: ReturnType<typeof stamp>, when: number) =>
      isCurrent(page, ["RING-PR-1"], stamp("now", when), { articles }),
    stamp,
  };
}

it("a page stands while other articles sell, and ends when one that it shows does", () => {
  const { sell, holds, stamp } = scene();
  const page = stamp("now", 5_000);
  sell("PR-2", 60, 6_000);
  expect(holds(page, 6_001)).toBe(true);
  sell("PR-1", 61, 7_000);
  expect(holds(page, 7_001)).toBe(false);
});

it("a page of another catalogue, or made with other settings, does not stand", () => {
  const { holds, stamp } = scene();
  expect(holds({ ...stamp("now", 5_000), content: "8/ab" as "7/ab" }, 5_001)).toBe(false);
});

it("a page stands over a restart if nothing that it shows has changed since it was made", () => {
  const { sell, holds, stamp } = scene();
  expect([
    holds(stamp("before", 9, "0000000a.45:45:"), 1),
    holds(stamp("before", 9, "0000000a.40:40:"), 1),
  ]).toEqual([true, false]);
  sell("PR-1", 61, 2);
  expect(holds(stamp("before", 9, "0000000a.45:45:"), 3)).toBe(false);
});

import { articleWatch } from "@precise/contract/door/article-watch";
import { beforeEach, describe, expect, it } from "vitest";
import { cacheRuleOf, type KeptAnswer, type KeptAnswers, keptAnswers } from "./kept-answers.ts";

let now: number;
let version: string | null;
let kept: KeptAnswers;
let articles: ReturnType<typeof articleWatch>;
const rule = { fresh: 1, whileMadeAnew: 1, inOutage: 86_400 };
const answer: KeptAnswer = {
  headers: {},
  body: Buffer.from("page"),
  etag: 'W/"1"',
  varies: ["rsc"],
  vouch: { version: "7", cursor: null },
  shown: ["RING-PR-1"],
  rule,
};

beforeEach(() => {
  now = 0;
  version = "7";
  articles = articleWatch(() => now);
  articles.learn({ cursor: "0000000a.1:1:", changed: [] });
  kept = keptAnswers({ version: () => version, articles }, () => now);
});

const stateAfter = (ms: number) => {
  now += ms;
  return kept.find("/", {})?.state;
};
const sell = (sku: string, at: number) =>
  articles.learn({ cursor: `0000000a.${at + 1}:${at + 1}:`, changed: [{ sku, at }] });

describe("a page of the catalogue as it is", () => {
  beforeEach(() => kept.keep("/", answer));

  it("is kept for a minute, though shared caches may keep it for a second", () => {
    expect(stateAfter(60_000)).toBe("fresh");
    expect(stateAfter(900)).toBe("stale");
    expect(stateAfter(200)).toBe("spare");
    expect(stateAfter(86_400_000)).toBeUndefined();
  });
  it("is no answer to a request that names what it varies by", () => {
    expect(kept.find("/", { rsc: "1" })).toBeUndefined();
  });
  it("stays when another article sells, and goes when one does that it shows", () => {
    sell("PR-2", 1);
    expect(stateAfter(5_000)).toBe("fresh");
    sell("pr-1", 2);
    // It was right a moment ago.
    expect(stateAfter(900)).toBe("stale");
    expect(stateAfter(200)).toBe("spare");
  });
  it("is not sent once a page of another version may be had, if no one asked for it lately", () => {
    version = "8";
    expect(stateAfter(20_000)).toBe("spare");
  });
});

it("a page that was made before its app knew of a change is kept for half a second", () => {
  sell("PR-1", 2);
  kept.keep("/", answer);
  expect(stateAfter(500)).toBe("fresh");
  expect(stateAfter(1_600)).toBe("spare");
});

it("a page that vouches for the change is kept", () => {
  sell("PR-1", 2);
  kept.keep("/", { ...answer, vouch: { version: "7", cursor: "0000000a.3:3:" } });
  expect(stateAfter(30_000)).toBe("fresh");
});

it("an answer that says nothing of the catalogue is kept as long as it says", () => {
  kept.keep("/", { ...answer, vouch: null, rule: { fresh: 600, whileMadeAnew: 0, inOutage: 0 } });
  version = "8";
  expect(stateAfter(600_000)).toBe("fresh");
  expect(stateAfter(1)).toBeUndefined();
});

it("holds a bounded number of bytes", () => {
  for (let count = 0; count < 40; count += 1)
    kept.keep(`/${count}`, { ...answer, body: Buffer.alloc(1_000_000) });
  expect(kept.size().bytes).toBeLessThanOrEqual(16_000_000);
  expect(kept.size().entries).toBeLessThan(16);
});

it.each([
  ["public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400", rule],
  ["public, s-maxage=600", { fresh: 600, whileMadeAnew: 0, inOutage: 0 }],
  ["public, max-age=600", null],
  ["s-maxage=600", null],
  ["private, s-maxage=600, public", null],
  ["no-store", null],
  [undefined, null],
])("%s lets a shared cache do %j", (header, expected) => {
  expect(cacheRuleOf(header)).toEqual(expected);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { keptAnswers } from "../../src/catalogue/kept-answers.ts";

const body = { products: { items: ["lamp"] } };
const text = '{"data":{"products":{"items":["lamp"]}}}';

describe("an answer", () => {
  it("is kept when it is asked for the second time: plain, gzip and brotli of the same bytes, with an etag", async () => {
    const kept = keptAnswers();
    expect(await kept.offer("a", body)).toBeUndefined();
    expect(kept.find("a")).toBeUndefined();
    const answer = await kept.offer("a", body);
    expect(kept.find("a")).toBe(answer);
    expect(answer?.identity.toString()).toBe(text);
    expect(answer && gunzipSync(answer.gzip).toString()).toBe(text);
    expect(answer && brotliDecompressSync(answer.br).toString()).toBe(text);
    expect(answer?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it("that did not change has the same etag in the next version", async () => {
    const kept = keptAnswers();
    await kept.offer("a", body);
    const before = await kept.offer("a", body);
    kept.clear();
    expect(kept.find("a")).toBeUndefined();
    await kept.offer("a", body);
    expect((await kept.offer("a", body))?.etag).toBe(before?.etag);
  });

  it("of an older version is not kept when the version changed while it was compressed", async () => {
    const kept = keptAnswers();
    await kept.offer("a", body);
    const late = kept.offer("a", body);
    kept.clear();
    expect(await late).toBeDefined();
    expect(kept.find("a")).toBeUndefined();
  });

  it("that was not used for the longest time makes room", async () => {
    const kept = keptAnswers();
    const large = (letter: string) => letter.repeat(9 * 1024 * 1024);
    for (const key of ["a", "b", "c", "d", "e"]) {
      await kept.offer(key, large(key));
      await kept.offer(key, large(key));
    }
    expect(kept.find("a")).toBeDefined();
    await kept.offer("f", large("f"));
    await kept.offer("f", large("f"));
    expect(["a", "b", "c", "d", "e", "f"].filter((key) => kept.find(key))).toEqual(["a", "c", "d", "e", "f"]);
    expect(kept.size().bytes).toBeLessThan(48 * 1024 * 1024);
  });
});

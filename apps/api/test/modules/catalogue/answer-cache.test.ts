import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerCache, type Shows } from "#api/modules/catalogue/answer-cache.ts";
import { type ArticleChange, changeHistory } from "#api/modules/catalogue/change-history.ts";

const body = { products: { items: ["lamp"] } };
const text = '{"data":{"products":{"items":["lamp"]}}}';

/** Cached answers, and changes as the catalogue reports them. */
function scene() {
  const history = changeHistory();
  const kept = answerCache(history);
  return {
    ...kept,
    offer: (question: string, data: unknown = body, shows: Shows = { ids: [] }, mark = history.mark()) =>
      kept.offer(question, { data, mark, shows }),
    mark: history.mark,
    change(...changes: ArticleChange[]) {
      history.note(changes);
      kept.giveUp(changes);
    },
    clear() {
      history.noteEverything();
      kept.clear();
    },
  };
}
const soldOne = (id: number): ArticleChange => ({ id, ordinal: id, isRanked: false });
const soldOut = (id: number): ArticleChange => ({ id, ordinal: id, isRanked: true });

describe("an answer", () => {
  it("is kept when it is asked for the second time: plain, gzip and brotli of the same bytes, with an etag", async () => {
    const kept = scene();
    expect(await kept.offer("a")).toBeUndefined();
    expect(kept.find("a")).toBeUndefined();
    const answer = await kept.offer("a");
    expect(kept.find("a")).toBe(answer);
    expect(answer?.identity.toString()).toBe(text);
    expect(answer && gunzipSync(answer.gzip).toString()).toBe(text);
    expect(answer && brotliDecompressSync(answer.br).toString()).toBe(text);
    expect(answer?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it("that did not change has the same etag in the next version", async () => {
    const kept = scene();
    await kept.offer("a");
    const before = await kept.offer("a");
    kept.clear();
    expect(kept.find("a")).toBeUndefined();
    await kept.offer("a");
    expect((await kept.offer("a"))?.etag).toBe(before?.etag);
  });

  it("of an older version is not kept when the version changed while it was compressed", async () => {
    const kept = scene();
    await kept.offer("a");
    const late = kept.offer("a");
    kept.clear();
    await kept.offer("a");
    expect(await late).toBeDefined();
    expect(kept.find("a")).toBeUndefined();
  });

  it("that was read before the catalogue changed is not kept, though it is offered after", async () => {
    const kept = scene();
    const begun = kept.mark();
    kept.clear();
    await kept.offer("a");
    expect(await kept.offer("a", body, { ids: [] }, begun)).toBeDefined();
    expect(kept.find("a")).toBeUndefined();
  });

  it("is given up when an article that it shows changes, and stays when others do", async () => {
    const kept = scene();
    for (const [question, id] of [
      ["a", 1],
      ["b", 2],
    ] as const) {
      await kept.offer(question, body, { ids: [id, 9] });
      await kept.offer(question, body, { ids: [id, 9] });
    }
    kept.change(soldOne(1), soldOne(5));
    expect([kept.find("a"), kept.find("b")]).toEqual([undefined, expect.anything()]);
    kept.change(soldOne(9));
    expect(kept.find("b")).toBeUndefined();
  });

  it("that was begun before one of its articles changed is not kept; the change of another does not matter", async () => {
    const kept = scene();
    const begun = kept.mark();
    kept.change(soldOne(1));
    for (const question of ["a", "b"]) await kept.offer(question);
    await kept.offer("a", body, { ids: [1] }, begun);
    await kept.offer("b", body, { ids: [2] }, begun);
    expect([kept.find("a"), kept.find("b")]).toEqual([undefined, expect.anything()]);
  });

  it("of a search is given up when anything that it found sells out, shown or not, for that changes the order", async () => {
    const kept = scene();
    const found = { ids: [1], ranked: [1, 2, 40] };
    await kept.offer("a", body, found);
    await kept.offer("a", body, found);
    kept.change(soldOne(40), soldOut(41));
    expect(kept.find("a")).toBeDefined();
    kept.change(soldOut(40));
    expect(kept.find("a")).toBeUndefined();
  });

  it("that was not used for the longest time makes room", async () => {
    const kept = scene();
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

describe("questions", () => {
  it("abuse 44: of any length take the same little room, and all of it is counted", async () => {
    const kept = scene();
    const junk = "x".repeat(100_000);
    for (let turn = 0; turn < 2_000; turn += 1) await kept.offer(`${turn}${junk}`);
    expect(kept.size()).toEqual({ answers: 0, questions: 2_000, bytes: 200_000 });
    await kept.offer("one more");
    expect(kept.size().questions).toBe(1);
  });
});

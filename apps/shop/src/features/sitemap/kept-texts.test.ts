import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { keptTexts } from "./kept-texts.ts";

/** Texts of a catalogue whose version the test sets; counts how often one is made. */
function textsAt(mostBytes = 1_000_000) {
  const at = { version: "1" as string | null, made: 0 };
  const texts = keptTexts(() => at.version, mostBytes);
  const get = async (name: string) => {
    const text = await texts(name, async () => {
      at.made += 1;
      return name === "nothing" ? null : `${name} of ${at.version}`;
    });
    return text && String(gunzipSync(text));
  };
  return { at, get };
}

describe("a sitemap", () => {
  it("abuse 45: is made once for a version of the catalogue", async () => {
    const { at, get } = textsAt();
    expect([await get("a"), await get("a"), await get("b")]).toEqual(["a of 1", "a of 1", "b of 1"]);
    expect(at.made).toBe(2);
    at.version = "2";
    expect(await get("a")).toBe("a of 2");
  });

  it("is made once for those who ask at the same time", async () => {
    const { at, get } = textsAt();
    expect(await Promise.all([get("a"), get("a"), get("a")])).toEqual(["a of 1", "a of 1", "a of 1"]);
    expect(at.made).toBe(1);
  });

  it("is not kept where it does not exist, or where no version is known", async () => {
    const { at, get } = textsAt();
    expect([await get("nothing"), await get("nothing")]).toEqual([null, null]);
    at.version = null;
    expect([await get("a"), await get("a")]).toEqual(["a of null", "a of null"]);
    expect(at.made).toBe(4);
  });

  it("gives way to newer ones where there are too many", async () => {
    const { at, get } = textsAt(30);
    for (const name of ["a", "b", "c", "a"]) await get(name);
    expect(at.made).toBe(4);
  });
});

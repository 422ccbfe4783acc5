import { expect, it } from "vitest";
import { rememberPerVersion } from "./remembered.ts";

function counted() {
  let version: string | null = "1";
  let calls = 0;
  const remembered = rememberPerVersion<string | null>(() => version, 2);
  return {
    calls: () => calls,
    changeTo: (next: string | null) => {
      version = next;
    },
    get: (key: string, answer: string | null | "no answer" = key.toUpperCase()) =>
      remembered(key, async () => {
        calls += 1;
        return answer === "no answer" ? undefined : answer;
      }),
  };
}

it("asks once per version, for what is not there too", async () => {
  const { calls, changeTo, get } = counted();
  expect([await get("a"), await get("a"), await get("b", null), await get("b", null)]).toEqual([
    "A",
    "A",
    null,
    null,
  ]);
  expect(calls()).toBe(2);
  changeTo("2");
  await get("a");
  expect(calls()).toBe(3);
});

it("forgets what was used longest ago when there is too much", async () => {
  const { calls, get } = counted();
  for (const key of ["a", "b", "a", "c", "a"]) await get(key);
  expect(calls()).toBe(3);
  await get("b");
  expect(calls()).toBe(4);
});

it("keeps nothing that was not answered, and nothing while the version is unknown", async () => {
  const { calls, changeTo, get } = counted();
  expect(await get("a", "no answer")).toBeUndefined();
  expect(await get("a")).toBe("A");
  changeTo(null);
  await get("a");
  await get("a");
  expect(calls()).toBe(4);
});

it("does not keep an answer that a change has overtaken", async () => {
  let version = "1";
  let calls = 0;
  const remembered = rememberPerVersion<string>(() => version, 2);
  await remembered("a", async () => {
    version = "2";
    return "of version 1";
  });
  await remembered("a", async () => {
    calls += 1;
    return "of version 2";
  });
  expect(calls).toBe(1);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { actText, actWords } from "./act-words.ts";

const api = join(import.meta.dirname, "../../../../../api/src");

it("has words for every act that the API writes down", () => {
  const written = globSync("**/*.ts", { cwd: api, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(join(api, file), "utf8").matchAll(/\bact: "([a-z]+(?:-[a-z]+)*\.[a-z-]+)"/g)].map(
      ([, act]) => act,
    ),
  );
  expect(written.length).toBeGreaterThan(100);
  expect([...new Set(written)].filter((act) => act !== undefined && !Object.hasOwn(actWords, act))).toEqual(
    [],
  );
});

it.each([
  ["stock.expect", "noted expected goods"],
  ["price-lists.weigh", "price lists: weigh"],
  ["begin", "begin"],
  ["constructor", "constructor"],
])("writes the act %s as %s", (act, text) => expect(actText(act)).toBe(text));

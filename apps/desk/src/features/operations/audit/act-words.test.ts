import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exportKinds } from "@precise/contract/desk/money/exports";
import { expect, it } from "vitest";
import { actText, actWords } from "./act-words.ts";

const api = join(import.meta.dirname, "../../../../../api/src");

const literal = /"([a-z]+(?:-[a-z]+)*\.[a-z_-]+)"/g;

it("has words for every act that the API writes down", () => {
  const written = globSync("**/*.ts", { cwd: api, exclude: ["**/*.test.ts"] }).flatMap((file) => {
    const source = readFileSync(join(api, file), "utf8");
    // As a field, as a constant that chooses between two, and handed to what writes it down.
    return [...source.matchAll(/\bact(?::| =)[^;{}\n]*|Audit\([^;{}]*?\)/g)].flatMap(([part]) =>
      [...part.matchAll(literal)].flatMap(([, act]) => act ?? []),
    );
  });
  const exported = exportKinds.map((kind) => `exports.${kind}`);
  expect(written.length).toBeGreaterThan(100);
  expect(written).toContain("prices.undo");
  expect([...new Set([...written, ...exported])].filter((act) => !Object.hasOwn(actWords, act))).toEqual([]);
});

it.each([
  ["stock.expect", "noted expected goods"],
  ["price-lists.weigh", "price lists: weigh"],
  ["begin", "begin"],
  ["constructor", "constructor"],
])("writes the act %s as %s", (act, text) => expect(actText(act)).toBe(text));

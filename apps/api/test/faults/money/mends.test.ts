import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mends } from "./mends.ts";

const edits = Object.entries(mends).flatMap(([name, mend]) =>
  mend.edits.map((edit) => [name, edit.file, edit] as const),
);

it.each(edits)("%s stands in %s, and can be taken out of it", (_name, file, { is }) => {
  const text = readFileSync(new URL(`../../../src/${file}`, import.meta.url), "utf8");
  expect(text.split(is)).toHaveLength(2);
});

import { expect, it } from "vitest";
import { readBenchArguments } from "./bench-arguments.ts";

function partsOf(...line: string[]) {
  const read = readBenchArguments(line);
  return read.ok ? [...read.value.parts] : read.words.split("\n")[0];
}

it("measures everything when nothing is chosen", () => {
  expect(partsOf()).toEqual([
    "weights",
    "lighthouse",
    "cpu",
    "latency",
    "search",
    "sales",
    "outages",
    "settings",
    "traces",
    "start",
    "memory",
    "desk",
    "tasks",
  ]);
});

it.each([
  [["--only", "cpu,search"]],
  [["--only=cpu,search"]],
  [["--", "--only", "cpu, search"]],
  [["--strict", "--only", "cpu,search"]],
])("%j measures cpu and search", (line) => {
  expect(partsOf(...line)).toEqual(["cpu", "search"]);
});

it.each([
  [["--only", "cpu,sound"], '"sound" is not a part.'],
  [["--only"], "--only names no part."],
  [["--fast"], "--fast is not an option of pnpm bench."],
])("%j is refused in one line", (line, words) => {
  expect(partsOf(...line)).toBe(words);
});

it("makes a missed budget a failure only when asked", () => {
  const strict = readBenchArguments(["--strict"]);
  const usual = readBenchArguments([]);
  expect(strict.ok && strict.value.isStrict).toBe(true);
  expect(usual.ok && usual.value.isStrict).toBe(false);
});

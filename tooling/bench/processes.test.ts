import { describe, expect, it } from "vitest";
import { readStat, treeOf } from "./processes.ts";

/** Fields 3 (state), 4 (parent) and on to 17 (ticks of ended children in the system). */
const line = (pid: number, name: string, parent: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 500 0 0 0 120 30 7 3 20 0 11 0 1000 0`;

describe("a line of /proc", () => {
  it("counts its own time and that of its ended children", () => {
    expect(readStat(line(42, "node", 7))).toEqual({ pid: 42, parent: 7, ticks: 160 });
  });

  it("is read behind a name with spaces and brackets", () => {
    expect(readStat(line(42, "next-server (v16) x", 7))).toEqual({ pid: 42, parent: 7, ticks: 160 });
  });

  it.each(["", "42", "42 (node"])("that cannot be read, %j, is no process", (text) => {
    expect(readStat(text)).toBeUndefined();
  });
});

it("a tree holds the process, its children and theirs, and no other", () => {
  const all = [
    { pid: 1, parent: 0, ticks: 0 },
    { pid: 10, parent: 1, ticks: 0 },
    { pid: 11, parent: 10, ticks: 0 },
    { pid: 12, parent: 11, ticks: 0 },
    { pid: 20, parent: 1, ticks: 0 },
  ];
  expect(treeOf(10, all).map(({ pid }) => pid)).toEqual([10, 11, 12]);
});

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { slowSyncs, withChildren } from "./slow-syncs.ts";

const empty = mkdtempSync(join(tmpdir(), "precise-no-programs-"));
let waiting: ChildProcess;
beforeAll(async () => {
  // It says so as soon as the child that it has started is there.
  const script = `require("node:child_process").spawn(process.execPath, ["-e", "process.stdin.resume()"]).on("spawn", () => console.log("so"));`;
  waiting = spawn(process.execPath, ["-e", script], { stdio: ["pipe", "pipe", "inherit"] });
  await new Promise((resolve) => waiting.stdout?.once("data", resolve));
});
afterAll(() => {
  for (const pid of withChildren(waiting.pid ?? 0).reverse()) process.kill(pid, "SIGKILL");
  rmSync(empty, { recursive: true });
});

it("says how to get strace where there is none", async () => {
  const undos: (() => Promise<void>)[] = [];
  const slowing = slowSyncs(
    { machine: { PATH: empty }, onStop: (undo) => void undos.push(undo) },
    [waiting.pid ?? 0],
    300,
  );
  await expect(slowing).rejects.toThrow("apt-get install strace");
  for (const undo of undos) await undo();
});

it("finds what a process has started", () => {
  const [first, ...others] = withChildren(waiting.pid ?? 0);
  expect(first).toBe(waiting.pid);
  expect(others).toHaveLength(1);
});

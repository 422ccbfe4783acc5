import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCommand } from "./run-command.ts";

// The clock stands but for what passes after a line, and the next line waits for that: how fast the machine is decides nothing.
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "precise-command-"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(cwd, { recursive: true });
});

function shell(script: string, msAfterLine: number, mayGoOn = false) {
  const onLine = (line: string) => {
    vi.advanceTimersByTime(msAfterLine);
    writeFileSync(join(cwd, `after-${line}`), "");
  };
  const options = { cwd, env: { PATH: process.env.PATH ?? "" }, limitMs: 2_000, mayGoOn, onLine };
  return runCommand({ command: "sh", args: ["-c", script], ...options });
}
const talks = "for line in 1 2 3 4; do echo $line; until [ -e after-$line ]; do sleep 0.01; done; done";

it("stops a command at its limit, whatever it prints", async () => {
  const end = await shell(`${talks}; exec sleep 600`, 800);
  expect(end).toMatchObject({ isOk: false, hasTimedOut: true });
  expect(end.output).toMatch(/^1\n.*Stopped after its limit of 2 s\.\n$/s);
});

it("lets a command go on that prints, where the limit is on its silence", async () => {
  expect(await shell(talks, 800, true)).toMatchObject({ isOk: true, stdout: "1\n2\n3\n4\n" });
});

it("stops a command that has fallen silent", async () => {
  const end = await shell("echo begun; exec sleep 600", 2_000, true);
  expect(end).toMatchObject({ isOk: false, hasTimedOut: true });
  expect(end.output).toBe("begun\n\nStopped after 2 s of silence.\n");
});

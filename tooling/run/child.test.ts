import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { type Child, deathMessage, startChild } from "./child.ts";

const folder = mkdtempSync(join(tmpdir(), "precise-child-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(code: string, extra: readonly string[] = []): Child {
  return startChild({
    name: "api",
    command: process.execPath,
    args: [...extra, "-e", code],
    cwd: folder,
    env: { PATH: process.env.PATH ?? "" },
    logFile: join(folder, "api.log"),
  });
}

function firstLine(child: Child): Promise<string> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      const line = child.lastLines(1)[0];
      if (line !== undefined) {
        clearInterval(look);
        resolve(line);
      }
    }, 10);
  });
}

describe("a child process", () => {
  it("is killed when it does not stop within its deadline", async () => {
    const child = run(`process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up");`);
    await firstLine(child);
    await child.stop(200);
    await expect(child.exited).resolves.toEqual({ code: null, signal: "SIGKILL" });
  });

  it("takes what it has started itself with it", async () => {
    const child = run(
      `const c = require("node:child_process").spawn("sleep", ["600"]); console.log(c.pid); setInterval(() => {}, 1000);`,
    );
    const grandchild = Number(await firstLine(child));
    await child.stop(5000);
    await expect.poll(() => isRunning(grandchild)).toBe(false);
  });

  it("stops by itself when the runner is killed hard", async () => {
    const preload = join(import.meta.dirname, "exit-with-parent.ts");
    const code = `console.log(process.pid); setInterval(() => {}, 1000);`;
    const runner = spawn(
      process.execPath,
      [
        "-e",
        `const c = require("node:child_process").spawn(process.execPath, ["--import", ${JSON.stringify(preload)}, "-e", ${JSON.stringify(code)}],
        { detached: true, stdio: ["pipe", "inherit", "inherit"] }); setInterval(() => {}, 1000);`,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const pid = await new Promise<number>((resolve) => {
      createInterface({ input: runner.stdout }).once("line", (line) => resolve(Number(line)));
    });
    runner.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  });
});

describe("the message of a sudden death", () => {
  const dead = (lines: readonly string[]) => ({
    plan: { name: "api", command: "", args: [], cwd: "", env: {}, logFile: ".data/logs/api.log" },
    lastLines: (count: number) => lines.slice(-count),
  });

  it.each([
    [["disk full"], { code: 1, signal: null }, "The api stopped by itself (exit code 1): disk full"],
    [
      [],
      { code: null, signal: "SIGKILL" },
      "The api stopped by itself (signal SIGKILL) and said nothing. Its log: .data/logs/api.log",
    ],
    [
      ["one", "two"],
      { code: 2, signal: null },
      "The api stopped by itself (exit code 2). Its last lines, more in .data/logs/api.log:\n  one\n  two",
    ],
  ] as const)("with the last lines %j", (lines, exit, message) => {
    expect(deathMessage(dead(lines), exit)).toBe(message);
  });
});

/** False for a process that is gone, and for one that only waits to be collected. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = spawnSyncState(pid);
  return state !== "Z" && state !== "";
}

function spawnSyncState(pid: number): string {
  const status = readStatus(pid);
  return /^State:\s+(\w)/m.exec(status)?.[1] ?? "";
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

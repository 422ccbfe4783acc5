import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "precise-undo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A run that starts something, runs a command that ends slowly, and finishes as soon as that has ended. */
const script = `
  import { createUndoList } from ${JSON.stringify(join(import.meta.dirname, "undo-list.ts"))};
  import { runCommand } from ${JSON.stringify(join(import.meta.dirname, "run-command.ts"))};
  const undos = createUndoList();
  undos.onStop(async () => {
    console.log("undoing");
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.log("undone");
  });
  undos.onStop(async () => console.log("newest first"));
  const slow = 'process.on("SIGTERM", () => setTimeout(() => process.exit(), 300)); setInterval(() => {}, 1000); console.log("up")';
  const end = await runCommand({
    command: process.execPath,
    args: ["-e", slow],
    cwd: ${JSON.stringify(folder)},
    env: {},
    limitMs: 60_000,
    onLine: (line) => console.log(line),
  });
  console.log(undos.isStopped() ? "command ended" : "by itself");
  await undos.finish(1);`;

describe("a run that is stopped by Ctrl-C", () => {
  it("waits for its commands and undoes everything once, also when the signal comes twice", async () => {
    const run = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said: string[] = [];
    createInterface({ input: run.stderr }).on("line", (line) => said.push(line));
    for await (const line of createInterface({ input: run.stdout })) {
      said.push(line);
      if (line === "up") run.kill("SIGINT");
      if (line === "newest first" || line === "undoing") run.kill("SIGINT");
    }
    const [code] = run.exitCode === null ? await once(run, "exit") : [run.exitCode];
    expect(said).toEqual(["up", "command ended", "newest first", "undoing", "undone"]);
    expect(code).toBe(130);
  });
});

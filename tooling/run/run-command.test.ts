import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

function shell(script: string, limitMs: number, mayGoOn = false) {
  const env = { PATH: process.env.PATH ?? "" };
  return runCommand({ command: "sh", args: ["-c", script], cwd: tmpdir(), env, limitMs, mayGoOn });
}
const talks = "for line in 1 2 3 4; do sleep 0.8; echo $line; done";

it("stops a command at its limit, whatever it prints", async () => {
  const end = await shell(talks, 2000);
  expect(end).toMatchObject({ isOk: false, hasTimedOut: true });
  expect(end.output).toMatch(/^1\n.*Stopped after its limit of 2 s\.\n$/s);
});

it("lets a command go on that prints, where the limit is on its silence", async () => {
  expect(await shell(talks, 2000, true)).toMatchObject({ isOk: true, stdout: "1\n2\n3\n4\n" });
});

it("stops a command that has fallen silent", async () => {
  const end = await shell("echo begun; exec sleep 600", 2000, true);
  expect(end).toMatchObject({ isOk: false, hasTimedOut: true });
  expect(end.output).toBe("begun\n\nStopped after 2 s of silence.\n");
});

import { statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { adminAddress } from "#api/platform/admin/admin-path.ts";
import { AdminFailure, callAdmin, serveAdmin } from "#api/platform/admin/admin-socket.ts";

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "precise-admin-"));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const commands = {
  add: async (input: unknown, onProgress: (progress: unknown) => void) => {
    onProgress({ half: true });
    onProgress("nearly\nthere");
    return { sum: (input as number[]).reduce((a, b) => a + b, 0) };
  },
  fail: async () => {
    throw new Error("the shelf is empty");
  },
  never: () => new Promise(() => undefined),
};

describe("the admin socket", () => {
  it("runs a command with its input, reports its progress in order, and gives its result", async () => {
    const server = await serveAdmin({ dataFolder, commands });
    const progress: unknown[] = [];
    const answered = await callAdmin(dataFolder, "add", [1, 2, 3], (one) => progress.push(one));
    expect(answered).toEqual({ kind: "result", result: { sum: 6 } });
    expect(progress).toEqual([{ half: true }, "nearly\nthere"]);
    await server.close();
  });

  it("carries large inputs and letters of every script", async () => {
    const server = await serveAdmin({ dataFolder, commands: { echo: async (input) => input } });
    const text = "Ọlúmọ ₦ 灯 💡 ".repeat(50_000);
    expect(await callAdmin(dataFolder, "echo", { text })).toEqual({ kind: "result", result: { text } });
    await server.close();
  });

  it("reports a command's failure in its own words, and an unknown command", async () => {
    const server = await serveAdmin({ dataFolder, commands });
    await expect(callAdmin(dataFolder, "fail", null)).rejects.toThrow(new AdminFailure("the shelf is empty"));
    await expect(callAdmin(dataFolder, "constructor", null)).rejects.toThrow(
      'There is no command "constructor".',
    );
    await server.close();
  });

  it("is not there when no api runs, nor after it was killed and left its socket", async () => {
    expect(await callAdmin(dataFolder, "add", [])).toEqual({ kind: "not-running" });
    const { folder, address } = adminAddress(dataFolder);
    const server = await serveAdmin({ dataFolder, commands });
    await server.close();
    await writeFile(address, "");
    expect(folder).toBeDefined();
    expect(await callAdmin(dataFolder, "add", [])).toEqual({ kind: "not-running" });
    const again = await serveAdmin({ dataFolder, commands });
    expect(again.served).toBe(true);
    await again.close();
  });

  it("may be opened by its owner alone", async () => {
    const server = await serveAdmin({ dataFolder, commands });
    const { folder = "", address } = adminAddress(dataFolder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(address).mode & 0o777).toBe(0o600);
    await server.close();
  });

  it("is left to the api that already serves the folder", async () => {
    const first = await serveAdmin({ dataFolder, commands });
    const second = await serveAdmin({ dataFolder, commands: {} });
    expect([first.served, second.served]).toEqual([true, false]);
    await second.close();
    expect(await callAdmin(dataFolder, "add", [4])).toEqual({ kind: "result", result: { sum: 4 } });
    await first.close();
  });

  it("fails the waiting caller when the api goes away in the middle", async () => {
    const server = await serveAdmin({ dataFolder, commands });
    const waiting = callAdmin(dataFolder, "never", null);
    const failure = expect(waiting).rejects.toThrow("The API stopped before the command ended.");
    await callAdmin(dataFolder, "add", []);
    await server.close();
    await failure;
  });

  it("finds a short address where the data folder's path is too long for a socket", () => {
    const { address } = adminAddress(join(dataFolder, "x".repeat(150)));
    expect(Buffer.byteLength(address)).toBeLessThanOrEqual(100);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeFolder } from "./own-stack.ts";

/** Writes file after file into a folder for some time, as a server does that is just ending. */
const writer = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  const until = Date.now() + 700;
  for (let n = 0; Date.now() < until; n += 1) {
    try {
      mkdirSync(process.argv[1] + "/deep", { recursive: true });
      writeFileSync(process.argv[1] + "/deep/" + n, "x");
    } catch {
      // The folder goes away between the two calls: that is what the test wants.
    }
    if (n === 0) console.log("writing");
  }`;

it("a folder goes even while a server that is ending still writes into it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "precise-remove-"));
  const child = spawn(process.execPath, ["-e", writer, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  await removeFolder(folder);
  await ended;
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

it("a folder that is not there is no failure", async () => {
  await removeFolder(join(tmpdir(), "precise-remove-nothing"));
});

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precise-one-machine-"));
  cpSync(join(root, "deploy", "one-machine"), folder, { recursive: true });
  rmSync(join(folder, ".env"), { force: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** With an engine that does nothing and says so: `true` of every system. */
const start = (...args: readonly string[]) =>
  spawnSync(join(folder, "start"), args, { env: { PATH: process.env.PATH ?? "", ENGINE: "true" } });
const settings = () =>
  new Map(
    readFileSync(join(folder, ".env"), "utf8")
      .split("\n")
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split(/=(.*)/s) as [string, string]),
  );

it("writes the settings, with names and secrets of its own, for nobody else to read", () => {
  expect(start("lights.example", "ada@lights.example").status).toBe(0);
  const first = settings();
  expect(Object.fromEntries(first)).toMatchObject({
    SITE_ORIGINS: "https://lights.example",
    DESK_ORIGIN: "https://desk.lights.example",
    SIGN_IN_NAME: "signin.lights.example",
    OWNER_MAIL: "ada@lights.example",
  });
  expect(first.get("POSTGRES_PASSWORD")).toMatch(/^[0-9a-f]{48}$/);
  expect(new Set([first.get("INTERNAL_SECRET"), first.get("LINK_SECRET")]).size).toBe(2);
  expect(first.get("LINK_SECRET")?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, ".env")).mode & 0o077).toBe(0);
});

it("leaves settings as they are that are there", () => {
  const own = "SITE_ORIGINS=https://lights.example\nSIGN_IN_NAME=signin.lights.example\n";
  writeFileSync(join(folder, ".env"), own);
  expect(start().status).toBe(0);
  expect(readFileSync(join(folder, ".env"), "utf8")).toBe(own);
});

it.each([
  [[], "Usage"],
  [["shop.example"], "Usage"],
  [["https://shop.example", "you@example.com"], "not a host name"],
  [["shop.example;id", "you@example.com"], "not a host name"],
  [["shop.example", "you"], "not an e-mail address"],
  [["shop.example", "a|b@example.com"], "not an e-mail address"],
])("refuses %j", (args, words) => {
  const { status, stderr } = start(...args);
  expect([status, stderr.toString()]).toEqual([2, expect.stringContaining(words)]);
  expect(() => settings()).toThrow();
});

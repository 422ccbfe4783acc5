import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mirrorFolder } from "./mirror-folder.ts";

let root: string;
const at = (...names: string[]) => join(root, ...names);
const textOf = (...names: string[]) => readFileSync(at(...names), "utf8");
/** Writes a second later than now: a file system may give two writes that follow at once the same time. */
function writeLater(text: string, ...names: string[]): void {
  writeFileSync(at(...names), text);
  const later = new Date(Date.now() + 1000);
  utimesSync(at(...names), later, later);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mirror-"));
  mkdirSync(at("from", "pages"), { recursive: true });
  writeFileSync(at("from", "pages", "home.html"), "made by the build");
  writeFileSync(at("from", "server.js"), "serve()");
});
afterEach(() => rmSync(root, { recursive: true }));

it("copies files, folders and links", () => {
  symlinkSync("pages", at("from", "link"));
  mirrorFolder(at("from"), at("to"));
  expect(textOf("to", "pages", "home.html")).toBe("made by the build");
  expect(textOf("to", "link", "home.html")).toBe("made by the build");
  mirrorFolder(at("from"), at("to"));
  expect(readdirSync(at("to")).sort()).toEqual(["link", "pages", "server.js"]);
});

it("puts back what was changed, of whatever length, and removes what is not there", () => {
  mirrorFolder(at("from"), at("to"));
  writeLater("MADE BY THE BUILD", "to", "pages", "home.html");
  writeFileSync(at("to", "server.js"), "serve(again)");
  mkdirSync(at("to", "cache"));
  writeFileSync(at("to", "cache", "picture"), "1");
  mirrorFolder(at("from"), at("to"));
  expect([textOf("to", "pages", "home.html"), textOf("to", "server.js")]).toEqual([
    "made by the build",
    "serve()",
  ]);
  expect(readdirSync(at("to")).sort()).toEqual(["pages", "server.js"]);
});

it("takes over what a later build made, a folder in the place of a file too", () => {
  mirrorFolder(at("from"), at("to"));
  rmSync(at("from", "server.js"));
  mkdirSync(at("from", "server.js"));
  writeFileSync(at("from", "server.js", "main.js"), "serve()");
  writeLater("made by build two", "from", "pages", "home.html");
  mirrorFolder(at("from"), at("to"));
  expect([textOf("to", "server.js", "main.js"), textOf("to", "pages", "home.html")]).toEqual([
    "serve()",
    "made by build two",
  ]);
});

it("leaves alone what is the same, and copies nothing that is left out", () => {
  mirrorFolder(at("from"), at("to"));
  const before = statSync(at("to", "server.js"), { bigint: true }).ctimeNs;
  mirrorFolder(at("from"), at("to"), (name) => name === "pages");
  expect(statSync(at("to", "server.js"), { bigint: true }).ctimeNs).toBe(before);
  expect(readdirSync(at("to"))).toEqual(["server.js"]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { downloadFile } from "./download-file.ts";

const clicked: string[] = [];
let logged: unknown[] = [];

beforeEach(() => {
  logged = [];
  clicked.length = 0;
  vi.spyOn(console, "warn").mockImplementation((text) => logged.push(text));
  URL.createObjectURL = () => "blob:profile";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the file under its own name", async () => {
  vi.stubGlobal("fetch", async () => new Response("%PDF"));
  await downloadFile("/api/company-profile.pdf");
  expect(clicked).toEqual(["company-profile.pdf blob:profile"]);
  expect(logged).toEqual([]);
});

it.each([
  ["the file is gone", async () => new Response("", { status: 404 })],
  ["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
])("is silent but for the log when %s", async (_case, answer) => {
  vi.stubGlobal("fetch", answer);
  await downloadFile("/api/company-profile.pdf");
  expect(clicked).toEqual([]);
  expect(logged).toEqual(["The company profile could not be downloaded."]);
});

import { describe, expect, it } from "vitest";
import { type ChromiumSources, getChromium } from "./find-chromium.ts";

const nothing: ChromiumSources = {
  named: undefined,
  searchPath: "/usr/local/bin:/usr/bin",
  isThere: () => false,
  unpack: async () => undefined,
  ofPlaywright: () => undefined,
};

describe("the Chromium that is used", () => {
  it("is the one of CHROMIUM_PATH before any other", async () => {
    const found = await getChromium({ ...nothing, named: "/opt/chrome", isThere: () => true });
    expect(found).toEqual({ path: "/opt/chrome", words: "Chromium of CHROMIUM_PATH: /opt/chrome" });
  });

  it("is never another one when CHROMIUM_PATH is wrong", async () => {
    const isThere = (file: string) => file === "/usr/bin/chromium";
    await expect(getChromium({ ...nothing, named: "/opt/chrome", isThere })).rejects.toThrow(
      "CHROMIUM_PATH names no file: /opt/chrome",
    );
  });

  it.each(["/usr/bin/chromium", "/usr/local/bin/google-chrome"])(
    "is found on the PATH as %s",
    async (path) => {
      const found = await getChromium({ ...nothing, isThere: (file) => file === path });
      expect(found.path).toBe(path);
    },
  );

  it("is the lighter headless shell for tests, and a whole one for figures, where a machine has both", async () => {
    expect((await getChromium({ ...nothing, isThere: () => true })).path).toBe(
      "/usr/local/bin/chromium-headless-shell",
    );
    expect((await getChromium({ ...nothing, isWhole: true, isThere: () => true })).path).toBe(
      "/usr/local/bin/chromium",
    );
  });

  it("comes from the npm package when the machine has none", async () => {
    const found = await getChromium({ ...nothing, unpack: async () => "/unpacked/chromium.sh" });
    expect(found).toEqual({
      path: "/unpacked/chromium.sh",
      words: "Chromium of the npm package @sparticuz/chromium",
    });
  });

  it("is Playwright's own as the last resort", async () => {
    const found = await getChromium({
      ...nothing,
      ofPlaywright: () => "/cache/chrome",
      isThere: (file) => file === "/cache/chrome",
    });
    expect(found.words).toBe("Chromium that Playwright downloaded: /cache/chrome");
  });

  it("missing altogether is reported with what to do", async () => {
    await expect(getChromium(nothing)).rejects.toThrow("Install one, or set CHROMIUM_PATH");
  });
});

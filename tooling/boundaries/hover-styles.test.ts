import { describe, expect, it } from "vitest";
import { stickyHovers } from "./hover-styles.ts";
import { repository } from "./repository.ts";

const treeOf = (text: string) => ({ sources: new Map([["a.css.ts", text]]), paths: new Set<string>() });

describe("hover styles", () => {
  it("hold only where a pointer can hover", { timeout: 60_000 }, () => {
    expect(stickyHovers(repository())).toEqual([]);
  });

  it("are found outside of the media query", () => {
    const text = `style({\n  selectors: { "&:hover": {} },\n  "@media": { [hoverable]: { ":hover": {} } },\n})`;
    expect(stickyHovers(treeOf(text))).toEqual(["a.css.ts:2"]);
  });

  it("are found in a variable selector", () => {
    expect(stickyHovers(treeOf(`style({ selectors: { [\`\${card}:hover &\`]: {} } })`))).toEqual([
      "a.css.ts:1",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { lookDraft, lookEntries, lookTyped, nearestAccent } from "./look-form.ts";

const logo = { path: "/media/0123456789abcdef/logo.png", width: 400, height: 100, on_plate: true };
const start = lookTyped({ accent: { colour: "#1d4ed8" }, logo });

describe("the look as it is typed", () => {
  it("only what was changed is sent, and an emptied field is withdrawn", () => {
    expect(lookEntries(start, { ...start, accent: "", face: "georgia" })).toEqual([
      { key: "accent", value: null },
      { key: "face", value: { name: "georgia" } },
    ]);
    expect(lookEntries(start, start)).toEqual({
      faults: [{ field: "accent", message: "Nothing was changed." }],
    });
  });

  it("a colour that nobody can read is refused at its field, with the nearest that can be", () => {
    const outcome = lookEntries(start, { ...start, accent: "#ffcc00" });
    expect(outcome).toMatchObject({
      faults: [{ field: "accent", message: expect.stringContaining("The nearest that has it is #846800.") }],
    });
    expect(nearestAccent("FFCC00")).toBe("#846800");
    expect([nearestAccent("#1d4ed8"), nearestAccent("amber"), nearestAccent("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is drawn as far as it is right", () => {
    const { path, width, height } = logo;
    expect(lookDraft({ ...start, accent: "#ffcc00" })).toEqual({
      logo: { day: { path, width, height }, on_plate: true },
    });
    expect(lookDraft(start).colours?.on.accent).toBe("#1d4ed8");
  });
});

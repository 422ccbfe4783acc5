import { describe, expect, it } from "vitest";
import { careNotes } from "./care-notes.ts";

const texts = {
  always: "Switch it off first.",
  materials: { glass: "Glass: wash it.", linen: "Linen: brush it." },
  guides: { lamp: "bulb-caps", dimmer: "dimming-led" },
};
const article = (material: string, kind: string) => ({ attributes: { material, article_kind: kind } });

describe("how to look after what was bought", () => {
  it("each material is said once, with the guides of what was bought", () => {
    const bought = [article("glass", "fitting"), article("glass", "lamp"), article("linen", "fitting")];
    expect(careNotes(bought, texts)).toEqual({
      notes: ["Switch it off first.", "Glass: wash it.", "Linen: brush it."],
      guides: ["bulb-caps"],
    });
  });

  it("nothing is said of materials that no text is written for", () => {
    expect(careNotes([article("unobtainium", "fitting")], texts)).toBeNull();
  });
});

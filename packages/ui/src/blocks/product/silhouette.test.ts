import { describe, expect, it } from "vitest";
import { silhouetteOf, silhouettePath } from "./silhouette.ts";

const round = { width: 300, depth: 300 };

describe("the silhouette of a light follows from what its maker calls it", () => {
  it.each([
    ["Marina Cone Pendant, Matt Black", round, "cone"],
    ["Ikeja Dome Pendant 300 mm, White", round, "dome"],
    ["Focale Saucer Pendant 600 mm", round, "dome"],
    ["Lekki Opal Globe Pendant 200 mm", round, "globe"],
    ["Sokoto Orb Table Lamp", round, "globe"],
    ["Adunni Ring Chandelier 600 mm", round, "ring"],
    ["Olumo Triple Ring Chandelier", round, "rings"],
    ["Mainland Linear Pendant 1200 mm", { width: 1200, depth: 35 }, "bar"],
    ["Sapele Column Table Lamp, Walnut", round, "shade"],
    ["LED Globe Bulb G95 Opal", round, "bulb"],
  ] as const)("%s", (name, sides, silhouette) => {
    expect(silhouetteOf(name, sides)).toBe(silhouette);
  });

  it.each([
    ["is a box where the name says nothing", "Delta LED Panel 600 x 600", round],
    ["is a box where a globe stands out from a wall", "Jos Globe Wall Light", { width: 120, depth: 165 }],
    [
      "is a box where three globes hang from a bar",
      "Oniru Three-Globe Bar Pendant",
      { width: 1000, depth: 180 },
    ],
    ["is a box where a word only begins like a shape", "Conewood Ringway Pendant", round],
  ])("%s", (_rule, name, sides) => expect(silhouetteOf(name, sides)).toBe("box"));
});

describe("a silhouette as a path", () => {
  const body = { x: 10, y: 20, w: 100, h: 50 };
  it("of a box is its outline", () => expect(silhouettePath("box", body)).toBe("M10 20h100v50h-100z"));
  it("of a cone is narrow above and as wide as stated below", () =>
    expect(silhouettePath("cone", body)).toBe("M52 20h16L110 70H10z"));
  it("of a dome is half an ellipse on its edge", () =>
    expect(silhouettePath("dome", body)).toBe("M10 70a50 50 0 0 1 100 0z"));
  it("of a globe is a circle below, and its holder fills the rest of the height", () =>
    expect(silhouettePath("globe", { x: 0, y: 0, w: 100, h: 130 })).toBe(
      "M0 80a50 50 0 1 1 100 0a50 50 0 1 1-100 0zM35 0h30v32h-30z",
    ));
});

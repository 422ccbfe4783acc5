import { describe, expect, it } from "vitest";
import { drawingOf } from "./stated-measures.ts";

const box = { height: 210, width: 300, depth: 280 };

describe("what a drawing is made from", () => {
  it("is what is stated, in millimetres, and nothing else", () => {
    expect(drawingOf({ ...box, drop_max: 1710, weight: 2 }, [40])).toEqual({
      kind: "hanging",
      height: 210,
      width: 300,
      depth: 280,
      dropMax: 1710,
    });
  });

  it.each([
    [{ width: 300, depth: 280 }],
    [{ height: 210, depth: 280 }],
    [{ height: 0, width: 300 }],
    [{ height: "tall", width: 300 }],
    [{ height: -1, width: 300 }],
  ])("is nothing where height or width is not stated: %j", (attributes) => {
    expect(drawingOf(attributes, [])).toBeUndefined();
  });

  it("needs no depth: there is the front alone", () => {
    expect(drawingOf({ height: 210, width: 300 }, [])).toEqual({ kind: "plain", height: 210, width: 300 });
  });

  it("takes figures that the catalogue holds as text", () => {
    expect(drawingOf({ height: "210", width: "300" }, [])?.height).toBe(210);
  });

  it.each([
    ["a drop hangs, wherever it is sold", { drop_max: 1500 }, [], "hanging"],
    ["a hole in the ceiling is recessed", { cut_out: 75, terminal: "ceiling" }, [], "recessed"],
    ["a terminal on the wall is a wall light", { terminal: "wall" }, [], "wall"],
    ["a ceiling light stands against the ceiling", { terminal: "ceiling" }, [30], "ceiling"],
    // A pendant whose drop is not stated: nobody knows how far below the ceiling it hangs.
    ["a pendant without a stated drop is drawn alone", { terminal: "ceiling" }, [40], "plain"],
    ["a table lamp stands", { terminal: "plug" }, [38], "standing"],
    ["a bollard stands on the ground", { terminal: "ground" }, [], "standing"],
    ["a plug alone says nothing of where it stands", { terminal: "plug" }, [], "plain"],
    ["a strip is a plain box", { terminal: "driver" }, [], "plain"],
  ])("%s", (_rule, attributes, categories, kind) => {
    expect(drawingOf({ ...box, ...attributes }, categories)?.kind).toBe(kind);
  });
});

import { describe, expect, it } from "vitest";
import { specGroups } from "./spec-groups.ts";

const row = (code: string) => ({ code, label: code, text: "1" });

describe("the groups of a specification", () => {
  it("are light, size and fitting, and power and the rest, each in the order of its rows", () => {
    const groups = specGroups(["height", "luminous_flux", "voltage", "cri", "width", "sku"].map(row));
    expect(groups.map(({ title, rows }) => [title, rows.map(({ code }) => code)])).toEqual([
      ["Light", ["luminous_flux", "cri"]],
      ["Size and fitting", ["height", "width"]],
      ["Power and the rest", ["voltage", "sku"]],
    ]);
  });

  it("what is not known by name is of the rest, and an empty group is left out", () => {
    expect(specGroups([row("made_up_later")]).map(({ title }) => title)).toEqual(["Power and the rest"]);
  });
});

import { describe, expect, expectTypeOf, it } from "vitest";
import { type StateName, states } from "./states.ts";

describe("states", () => {
  it("are 36 and the Federal Capital Territory, by alphabet, each once", () => {
    const names: string[] = states.map(({ name }) => name);
    expect(names).toHaveLength(37);
    expect(names).toContain("Federal Capital Territory");
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it("are a closed union of names", () => {
    expectTypeOf<"Lagos">().toExtend<StateName>();
    expectTypeOf<string>().not.toExtend<StateName>();
  });
});

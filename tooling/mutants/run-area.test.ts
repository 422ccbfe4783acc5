import { expect, it } from "vitest";
import { mutantsOf } from "./run-area.ts";

it("a change is told by what stood there, on one line; without an end it was not tried", () => {
  const text = "export function fee() {\n  if (a) {\n    b();\n  }\n}\n";
  const planned = (id: string, start: [number, number], end: [number, number], replacement: string) => ({
    id,
    file: "/copy/fee.ts",
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
    replacement,
  });
  const mutants = mutantsOf(
    [
      {
        kind: "planned",
        mutants: [planned("0", [2, 7], [2, 8], "true"), planned("1", [2, 10], [4, 4], "{}")],
      },
      { kind: "ended", id: "0", status: "NoCoverage" },
    ],
    () => ({ path: "src/fee.ts", text }),
  );
  const common = { file: "src/fee.ts", line: 2, lineText: "if (a) {" };
  expect(mutants).toEqual([
    { ...common, original: "a", replacement: "true", end: "uncovered" },
    { ...common, original: "{ b(); }", replacement: "{}", end: "not tried" },
  ]);
});

import { expect, it } from "vitest";
import { groupFindings } from "./finding-groups.ts";

const finding = (id: string, severity: string) => ({ id, severity, rule: 1, skus: [], text: id });
const ids = (group: readonly { readonly id: string }[]) => group.map(({ id }) => id);

it("stops, warnings and the rest each keep their order", () => {
  const groups = groupFindings([
    finding("unknown-1", "unknown"),
    finding("warn-1", "warn"),
    finding("stop-1", "stop"),
    finding("note-1", "note"),
    finding("stop-2", "stop"),
  ]);
  expect(ids(groups.stops)).toEqual(["stop-1", "stop-2"]);
  expect(ids(groups.warnings)).toEqual(["warn-1"]);
  expect(ids(groups.notes)).toEqual(["unknown-1", "note-1"]);
});

it("a severity of a later release is among the notes", () => {
  expect(ids(groupFindings([finding("new", "advice")]).notes)).toEqual(["new"]);
});

it("an API that sends no findings has none", () => {
  expect(groupFindings(undefined)).toEqual({ stops: [], warnings: [], notes: [] });
});

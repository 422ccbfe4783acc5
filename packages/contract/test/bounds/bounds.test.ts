import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { $ZodIssue } from "zod/v4/core";
import { deskCalls } from "../../src/desk/calls.ts";
import { calls } from "../../src/routes.ts";
import type { NamedRoute } from "../../src/wire/route.ts";
import { type BoundedField, boundedFields } from "./bounded-fields.ts";
import { deskBounds } from "./desk-bounds.ts";
import { type Bound, type Bounds, readBounds } from "./read-bounds.ts";
import { shopBounds } from "./shop-bounds.ts";

const parts = ["params", "query", "headers", "body"] as const;
type Part = (typeof parts)[number];

type Answer = "taken" | "refused";

/** What a field's schema says of a value's size in its place; what else is wrong with it does not matter. */
function answerTo(call: NamedRoute, part: Part, field: BoundedField, value: unknown): Answer {
  // Whatever stands in an address comes as a text.
  const sent = (part === "params" || part === "query") && typeof value === "number" ? String(value) : value;
  const { error } = z.safeParse(call[part] ?? z.never(), field.around(sent));
  const place = field.path.join(".");
  const ofSize = ["too_small", "too_big", ...(field.letter === undefined ? [] : ["invalid_format"])];
  const isRefused = [...flat(error?.issues ?? [])].some(
    ({ code, path }) => path === place && ofSize.includes(code),
  );
  return isRefused ? "refused" : "taken";
}

/** All issues, those of a union's options among them, with their whole path. */
function* flat(
  issues: readonly $ZodIssue[],
  before: readonly PropertyKey[] = [],
): Generator<{ code: string; path: string }> {
  for (const issue of issues) {
    const path = [...before, ...issue.path];
    yield { code: issue.code ?? "", path: path.join(".") };
    if (issue.code === "invalid_union") for (const option of issue.errors) yield* flat(option, path);
  }
}

/** A number, or a text or an array of that length. */
function valueOfSize({ kind, letter = "x" }: BoundedField, size: number): unknown {
  if (kind === "text") return letter.repeat(size);
  return kind === "array" ? Array.from({ length: size }, () => "x") : size;
}

describe.each<[string, Readonly<Record<string, NamedRoute>>, Bounds]>([
  ["shop and trade area", calls, shopBounds],
  ["desk", deskCalls, deskBounds],
])("of the %s", (_name, all, table) => {
  it("no call is listed that is not there", () => {
    expect(Object.keys(table).filter((id) => !(id in all))).toEqual([]);
  });

  it.each(Object.entries(all))("%s takes each value at its bounds and none beyond", (id, call) => {
    const fields = parts.flatMap((part) => {
      const schema = call[part];
      return schema === undefined ? [] : boundedFields(part, schema).map((field) => ({ part, field }));
    });
    const bounds = id in table ? readBounds(table[id] ?? "") : [];
    const ends = (name: string, hasLeast: boolean, hasMost: boolean) =>
      `${name} ${hasLeast ? "least" : ""}..${hasMost ? "most" : ""}`;
    expect(
      fields.map(({ field }) => ends(field.name, field.hasLeast, field.hasMost)).sort(),
      "the values that have bounds are those of the table",
    ).toEqual(
      bounds.map(({ name, least, most }) => ends(name, least !== undefined, most !== undefined)).sort(),
    );
    for (const bound of bounds) {
      const one = fields.find(({ field }) => field.name === bound.name);
      if (one === undefined) continue;
      for (const [size, answer] of tries(one.field, bound)) {
        const seen = answerTo(call, one.part, one.field, valueOfSize(one.field, size));
        expect(`${bound.name} of ${size}: ${seen}`).toBe(`${bound.name} of ${size}: ${answer}`);
      }
    }
  });
});

/** At each bound and one step beyond it. Money and measures are told apart to a hundredth. */
function tries({ kind }: BoundedField, { least, isAbove, most }: Bound): [number, Answer][] {
  const step = kind === "number" ? 0.01 : 1;
  const found: [number, Answer][] = [];
  if (least !== undefined && isAbove) found.push([least, "refused"], [least + step, "taken"]);
  if (least !== undefined && !isAbove) found.push([least - step, "refused"], [least, "taken"]);
  if (most !== undefined) found.push([most, "taken"], [most + step, "refused"]);
  return found;
}

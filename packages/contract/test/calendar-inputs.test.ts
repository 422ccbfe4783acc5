import { deskRoutes } from "@precise/contract/desk/calls";
import { routes } from "@precise/contract/routes";
import { expect, it } from "vitest";
import * as z from "zod/mini";

/** Every day and moment that a shape takes, wherever it stands in it. */
function calendarParts(value: unknown, seen = new Set<unknown>()): z.ZodMiniType[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!("_zod" in value)) return Object.values(value).flatMap((inner) => calendarParts(inner, seen));
  // Every shape of zod has a definition.
  const schema = value as z.ZodMiniType;
  const { format } = schema._zod.def as { readonly format?: string };
  if (format === "date" || format === "datetime") return [schema];
  return Object.values(schema._zod.def).flatMap((inner) => calendarParts(inner, seen));
}

const parts = [...routes, ...deskRoutes].flatMap(({ id, params, query, body }) =>
  [params, query, body].flatMap((shape) => calendarParts(shape).map((part) => [id, part] as const)),
);

it("days and moments stand in the calls of shop, trade area and desk", () => {
  expect(new Set(parts.map(([id]) => id)).size).toBeGreaterThan(20);
});

it.each(parts)("%s takes no day beyond the years that databases and calendars agree on", (_id, part) => {
  const taken = ["0000-02-29", "1999-12-31", "2100-01-01", "9999-12-31"]
    .flatMap((day) => [day, `${day}T00:00:00Z`, `${day}T00:00:00+01:00`])
    .filter((text) => z.safeParse(part, text).success);
  expect(taken).toEqual([]);
});

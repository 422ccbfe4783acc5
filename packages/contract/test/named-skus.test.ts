import { deskRoutes } from "@precise/contract/desk/calls";
import { routes } from "@precise/contract/routes";
import { expect, it } from "vitest";
import * as z from "zod/mini";

/** Every article number that a shape takes, with the way to it. */
function skusIn(value: unknown, at: string, seen = new Set<unknown>()): (readonly [string, z.ZodMiniType])[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!("_zod" in value))
    return Object.entries(value).flatMap(([key, inner]) => skusIn(inner, `${at}.${key}`, seen));
  // Every shape of zod has a definition.
  const schema = value as z.ZodMiniType;
  if (schema._zod.def.type === "string") return /\.skus?(?:\.\d+)*$/.test(at) ? [[at, schema]] : [];
  return Object.values(schema._zod.def).flatMap((inner) => skusIn(inner, at, seen));
}

const skus = [...routes, ...deskRoutes].flatMap(({ id, params, query, body }) =>
  [params, query, body].flatMap((shape) => skusIn(shape, id)),
);

it("article numbers stand in the calls of shop, trade area and desk", () => {
  expect(skus.length).toBeGreaterThan(30);
});

// It is said back where nothing has that number: nobody could read these, or would read something else.
it.each(skus)("%s is without what cannot be seen", (_at, sku) => {
  const kept = ["\u202egnp.exe", "PR-1\u200b", "PR\u0000-1", "\ud800PR-1"].filter((text) => {
    const { data } = z.safeParse(sku, text);
    return data === text;
  });
  expect(kept).toEqual([]);
});

import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { deskCalls } from "../src/desk/calls.ts";
import { calls } from "../src/routes.ts";
import type { NamedRoute } from "../src/wire/route.ts";

/** Texts that people search by have these names. */
const searchNames = ["search", "name", "text", "subject", "actor"] as const;
const pasted = "\u200b\u202a Ada\u00a0\tObi\u200e\n";

interface SearchField {
  readonly call: string;
  readonly name: string;
  readonly schema: $ZodType;
}

/** Of a list the texts of its query; of a search that is posted the text of its body. */
function searchFieldsOf([call, { query, body, path }]: readonly [string, NamedRoute]): SearchField[] {
  const posted = /\/(?:search|suggest|lookup)$/.test(path) ? body : undefined;
  return [query, posted].flatMap((part) => {
    if (!(part instanceof z.ZodMiniObject)) return [];
    const shape: Readonly<Record<string, $ZodType>> = part.shape;
    return searchNames.flatMap((name) => {
      const schema = shape[name];
      return schema === undefined ? [] : [{ call, name, schema }];
    });
  });
}

const fields = [...Object.entries(calls), ...Object.entries(deskCalls)].flatMap(searchFieldsOf);

it("knows the searches of every list", () => expect(fields.length).toBeGreaterThan(30));

it.each(fields)("$call takes `$name` without what pasting adds to it", ({ schema }) =>
  expect(z.safeParse(schema, pasted)).toMatchObject({ success: true, data: "Ada Obi" }),
);

import fc from "fast-check";
import { hostileValue } from "./hostile-values.ts";

/** What the OpenAPI document says of a value, as far as our contract uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Values that fit a schema, but that one in twelve of their parts is anything at all. */
export function valuesOf(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 11, arbitrary: fitting(schema, named) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const meant = named[schema.$ref.split("/").at(-1) ?? ""];
    return meant === undefined ? hostileValue : fitting(meant, named);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, named)));
  const { minimum = -10, maximum = 1_000_000, minItems = 0, maxItems = 3 } = schema;
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, named), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      });
    case "object":
      return objectOf(schema, named);
    default:
      return hostileValue;
  }
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined && !/\(\?[<=!]/.test(pattern)) return fc.stringMatching(new RegExp(pattern, "u"));
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
}

function objectOf(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, named)])),
    { requiredKeys: [...required].filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== "object") return known;
  const more = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }),
    valuesOf(additionalProperties, named),
    {
      maxKeys: 3,
    },
  );
  return fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other }));
}

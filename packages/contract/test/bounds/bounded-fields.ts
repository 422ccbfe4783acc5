import type { $ZodChecks, $ZodType, $ZodTypes } from "zod/v4/core";

/** A value of a call that its schema bounds: a number, or the length of an array or a text, be it by a pattern. */
export interface BoundedField {
  /** As the tables name it: `items[].sku`, `params.id`, `filters{}|1.from` for the second of a union's options. */
  readonly name: string;
  readonly kind: "text" | "array" | "integer" | "number";
  /** Of which a text of any length may consist, as far as its pattern goes; undefined where nothing is a pattern's. */
  readonly letter?: string | undefined;
  readonly hasLeast: boolean;
  readonly hasMost: boolean;
  /** Where an issue of it stands. */
  readonly path: readonly (string | number)[];
  /** The part of a call with this value in its place and nothing else but what chooses between options. */
  readonly around: (value: unknown) => unknown;
}

type Place = Pick<BoundedField, "name" | "path" | "around">;

/** The name that a record's entry gets where any name will do. */
const entryName = "any";

/** Every value that the schema of a part of a call bounds. It says which have bounds, and not what they are: that the tables do. */
export function boundedFields(part: string, schema: $ZodType): BoundedField[] {
  return fieldsAt(schema, { name: part === "body" ? "" : part, path: [], around: (value) => value });
}

function fieldsAt(schema: $ZodType, place: Place): BoundedField[] {
  const { def } = (schema as $ZodTypes)._zod;
  const own = boundedField(schema, place);
  return [
    ...(own === undefined ? [] : [own]),
    ...innerPlaces(def, place).flatMap(([inner, at]) => fieldsAt(inner, at)),
  ];
}

function boundedField(schema: $ZodType, place: Place): BoundedField | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  const kind = kindOf(def);
  if (kind === undefined) return undefined;
  const checks = (def.checks ?? []).map((check) => (check as $ZodChecks)._zod.def);
  const pattern = checks.flatMap((check) =>
    check.check === "string_format" && check.pattern !== undefined ? [check.pattern] : [],
  )[0];
  const byPattern = pattern && lengthsOf(pattern);
  // Nothing is shorter than nothing.
  const hasLeast = checks.some(
    (check) =>
      check.check === "greater_than" ||
      check.check === "length_equals" ||
      (check.check === "min_length" && check.minimum > 0),
  );
  const hasMost = checks.some(({ check }) => ["less_than", "length_equals", "max_length"].includes(check));
  const ends = {
    hasLeast: hasLeast || byPattern?.hasLeast === true,
    hasMost: hasMost || byPattern?.hasMost === true,
  };
  return ends.hasLeast || ends.hasMost ? { ...place, kind, letter: byPattern?.letter, ...ends } : undefined;
}

const letters = ["a", "A", "1"];
/** Longer than any text whose pattern bounds it. */
const longestTried = 2_100;

/** Which ends a pattern has for the length of a text of one letter; undefined where such a text never fits. */
function lengthsOf(pattern: RegExp): { letter: string; hasLeast: boolean; hasMost: boolean } | undefined {
  for (const letter of letters) {
    const fits = (length: number) => pattern.test(letter.repeat(length));
    for (let length = 1; length <= longestTried; length += 1) {
      if (fits(length)) return { letter, hasLeast: !fits(0), hasMost: !fits(longestTried) };
    }
  }
  return undefined;
}

function kindOf(def: $ZodTypes["_zod"]["def"]): BoundedField["kind"] | undefined {
  if (def.type === "string") return "text";
  if (def.type === "array") return "array";
  if (def.type !== "number") return undefined;
  const formats = [def, ...(def.checks ?? []).map((check) => (check as $ZodChecks)._zod.def)];
  return formats.some((each) => "format" in each && each.format === "safeint") ? "integer" : "number";
}

function innerPlaces(def: $ZodTypes["_zod"]["def"], { name, path, around }: Place): [$ZodType, Place][] {
  switch (def.type) {
    case "object": {
      const fixed = Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, inner]) => fixedValue(inner).map((value) => [key, value])),
      );
      return Object.entries(def.shape).map(([key, inner]) => [
        inner,
        {
          name: name === "" ? key : `${name}.${key}`,
          path: [...path, key],
          around: (value) => around({ ...fixed, [key]: value }),
        },
      ]);
    }
    case "array":
      return [[def.element, { name: `${name}[]`, path: [...path, 0], around: (value) => around([value]) }]];
    case "record":
      return [
        [
          def.valueType,
          {
            name: `${name}{}`,
            path: [...path, entryName],
            around: (value) => around({ [entryName]: value }),
          },
        ],
      ];
    case "union":
      return def.options.map((option, at) => [option, { name: `${name}|${at}`, path, around }]);
    case "optional":
    case "nullable":
    case "default":
      return [[def.innerType, { name, path, around }]];
    case "string":
    case "number":
    case "boolean":
    case "literal":
    case "enum":
    case "unknown":
      return [];
    default:
      throw new Error(`${name} is a ${def.type}: say here where its bounds are.`);
  }
}

/** What a value has to be where it chooses between the options of a union. */
function fixedValue(schema: $ZodType): unknown[] {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === "literal") return def.values.slice(0, 1);
  return def.type === "enum" ? Object.values(def.entries).slice(0, 1) : [];
}

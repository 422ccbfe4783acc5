import { at, type Json, type JsonObject, object } from "./json-object.ts";

/** Words for people, and failures, which every client takes alike: no change of them breaks anybody. */
const dropped = new Set(["summary", "description", "example", "examples", "tags", "title"]);

/**
 * What of an OpenAPI document a client and a server must agree on: shapes of requests and of successful answers, each
 * written out where it is used.
 * @param calls operation ids to keep; every call when left out
 */
export function wireDocument(document: JsonObject, calls?: readonly string[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [path, methods] of Object.entries(object(document.paths))) {
    for (const [method, call] of Object.entries(object(methods))) {
      const id = String(at(call, "operationId"));
      if (calls !== undefined && !calls.includes(id)) continue;
      const { parameters, requestBody, responses } = object(call);
      paths[path] = {
        ...paths[path],
        [method]: withoutUndefined({
          operationId: id,
          parameters: parameters && writtenOut(document, parameters, 0),
          requestBody: requestBody && writtenOut(document, requestBody, 0),
          responses: successes(document, responses),
        }),
      };
    }
  }
  return { paths };
}

/**
 * The same, with only what a client needs of each answer: what the contract promises it. A field that may be missing is
 * not needed.
 */
export function neededDocument(document: JsonObject): JsonObject {
  const needed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(needed);
    if (typeof value !== "object" || value === null) return value;
    const { properties, required, ...rest } = object(value);
    const kept = Array.isArray(required) ? required : [];
    return withoutUndefined({
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, needed(inner)])),
      required,
      properties:
        properties &&
        Object.fromEntries(
          Object.entries(object(properties))
            .filter(([field]) => kept.includes(field))
            .map(([field, inner]) => [field, needed(inner)]),
        ),
    });
  };
  const paths = Object.entries(object(document.paths)).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(object(methods)).map(([method, call]) => [
        method,
        { ...object(call), responses: needed(object(call).responses ?? {}) },
      ]),
    ),
  ]);
  return { paths: Object.fromEntries(paths) };
}

function successes(document: JsonObject, responses: Json | undefined): Json {
  const found = Object.entries(object(responses)).filter(([status]) => status.startsWith("2"));
  return Object.fromEntries(found.map(([status, answer]) => [status, writtenOut(document, answer, 0)]));
}

/** A shape that holds itself ends where the contract's deepest does. */
const deepest = 40;

function writtenOut(document: JsonObject, value: Json, depth: number): Json {
  if (Array.isArray(value)) return value.map((each) => writtenOut(document, each, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const reference = object(value).$ref;
  if (typeof reference === "string") {
    const target = at(document, ...reference.replace("#/", "").split("/"));
    return target === undefined || depth > deepest ? {} : writtenOut(document, target, depth + 1);
  }
  const isFields = "properties" in value || "type" in value || "content" in value || "in" in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          !(isFields && dropped.has(key) && typeof inner !== "object") && !isExample(key, isFields),
      )
      .map(([key, inner]) => [key, writtenOut(document, inner, depth + 1)]),
  );
}

function isExample(key: string, isFields: boolean): boolean {
  return isFields && (key === "example" || key === "examples");
}

function withoutUndefined(value: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

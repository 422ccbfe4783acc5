import type { Json } from "./openapi.ts";

type JsonObject = { readonly [key: string]: Json };

/**
 * What a client that was built against the released document could no longer do with the current one.
 * Answers may gain fields, never lose them or change their kind; requests may gain optional fields, never required
 * ones, and never lose any, for an unknown field is refused.
 * @returns one line for each change; none when every released client goes on working
 * @source design "OpenAPI"
 */
export function breakingChanges(released: JsonObject, current: JsonObject): string[] {
  const changes: string[] = [];
  for (const [path, methods] of entries(released, "paths")) {
    for (const [method, before] of Object.entries(object(methods))) {
      const name = `${method.toUpperCase()} ${path}`;
      const after = at(current, "paths", path, method);
      if (after === undefined) changes.push(`${name} was removed`);
      else changes.push(...operationChanges(name, object(before), object(after)));
    }
  }
  return changes;

  function operationChanges(name: string, before: JsonObject, after: JsonObject): string[] {
    return [
      ...parameterChanges(name, list(before.parameters), list(after.parameters)),
      ...requestChanges(`${name} request`, bodyOf(before.requestBody), bodyOf(after.requestBody)),
      ...entries(before, "responses")
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([status, answer]) => {
          const now = at(after, "responses", status);
          if (now === undefined) return [`${name} no longer answers ${status}`];
          return answerChanges(`${name} answer`, bodyOf(answer), bodyOf(now), 0);
        }),
    ];
  }

  function requestChanges(where: string, before: Json | undefined, after: Json | undefined): string[] {
    const [was, is] = [resolved(released, before), resolved(current, after)];
    if (!is) return was ? [`${where} was removed`] : [];
    const required = list(is.required).filter((field) => !list(was?.required).includes(field));
    const lost = Object.keys(object(was?.properties)).filter((field) => !(field in object(is.properties)));
    return [
      ...required.map((field) => `${where} now requires ${field}`),
      ...lost.map((field) => `${where} no longer takes ${field}`),
      ...kindChanges(where, was, is, "request"),
      ...shared(was, is).flatMap(([field, one, other]) => requestChanges(`${where}.${field}`, one, other)),
    ];
  }

  function answerChanges(
    where: string,
    before: Json | undefined,
    after: Json | undefined,
    depth: number,
  ): string[] {
    const [was, is] = [resolved(released, before), resolved(current, after)];
    // A shape that holds itself ends here; the contract nests no deeper.
    if (!was || !is || depth > 16) return [];
    const lost = Object.keys(object(was.properties)).filter((field) => !(field in object(is.properties)));
    const optional = list(was.required).filter(
      (field) => !list(is.required).includes(field) && !lost.includes(String(field)),
    );
    return [
      ...lost.map((field) => `${where} lost ${field}`),
      ...optional.map((field) => `${where} no longer promises ${field}`),
      ...kindChanges(where, was, is, "answer"),
      ...shared(was, is).flatMap(([field, one, other]) =>
        answerChanges(`${where}.${field}`, one, other, depth + 1),
      ),
    ];
  }
}

function parameterChanges(name: string, before: readonly Json[], after: readonly Json[]): string[] {
  const names = new Set(before.map((parameter) => at(parameter, "name")));
  return after
    .filter((parameter) => at(parameter, "required") === true && !names.has(at(parameter, "name")))
    .map((parameter) => `${name} now requires the parameter ${at(parameter, "name")}`);
}

/** Another type; or a value that a request may no longer have, or that an answer did not have before. */
function kindChanges(
  where: string,
  was: JsonObject | undefined,
  is: JsonObject,
  of: "request" | "answer",
): string[] {
  if (was?.type !== undefined && JSON.stringify(was.type) !== JSON.stringify(is.type)) {
    return [`${where} is now ${JSON.stringify(is.type)} instead of ${JSON.stringify(was.type)}`];
  }
  const [old, now] = [list(was?.enum), list(is.enum)];
  if (old.length === 0) return [];
  const [less, more] = of === "request" ? [now, old] : [old, now];
  return more
    .filter((value) => !less.includes(value))
    .map((value) => `${where} ${of === "request" ? "no longer takes" : "may now be"} ${value}`);
}

/** The parts that two shapes have in common: fields, entries of a list, and branches by their place. */
function shared(was: JsonObject | undefined, is: JsonObject): [string, Json, Json][] {
  const fields = Object.entries(object(was?.properties)).flatMap(
    ([field, before]): [string, Json, Json][] => {
      const after = object(is.properties)[field];
      return after === undefined ? [] : [[field, before, after]];
    },
  );
  const branches = list(was?.anyOf).flatMap((before, index): [string, Json, Json][] => {
    const after = list(is.anyOf)[index];
    return after === undefined ? [] : [[`(${index})`, before, after]];
  });
  const entry: [string, Json, Json][] = was?.items && is.items ? [["[]", was.items, is.items]] : [];
  return [...fields, ...branches, ...entry];
}

function resolved(document: JsonObject, schema: Json | undefined): JsonObject | undefined {
  if (schema === undefined) return undefined;
  const reference = at(schema, "$ref");
  if (typeof reference !== "string") return object(schema);
  return resolved(document, at(document, ...reference.replace("#/", "").split("/")));
}

function bodyOf(holder: Json | undefined): Json | undefined {
  return at(holder, "content", "application/json", "schema");
}

function at(value: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => object(inner)[key], value);
}

function entries(holder: JsonObject, key: string): [string, Json][] {
  return Object.entries(object(holder[key]));
}

function object(value: Json | undefined): JsonObject {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonObject) : {};
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

import fc from "fast-check";
import * as z from "zod/mini";
import type { Sample } from "../main/call-samples.ts";
import { changeValue } from "./change-value.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { namedSchemas, type Operation } from "./operations.ts";
import { singular, type ValuePool } from "./value-pool.ts";
import { type Schema, valuesOf } from "./values-of-schema.ts";

/** A request as it is sent, but for the session. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** How far a request is from one that means something. */
export const manners = ["likely", "changed", "by-schema", "hostile"] as const;
export type Manner = (typeof manners)[number];

/** Header values that travel: the rest is refused before it is sent. */
const headerText = hostileText.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .trim()
    .slice(0, 2_000),
);
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    "accept-encoding",
    "accept-language",
    "cookie",
    "if-match",
    "if-none-match",
    "idempotency-key",
    "user-agent",
    "x-forwarded-for",
    "x-precise-visitor",
    "x-request-id",
  ),
  headerText,
  { maxKeys: 3 },
);
const pathText = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000)),
  fc.constantFrom("%00", "%zz", "%ff", "..%2f..%2f", "%2e%2e", ".", ";x=1", "a%0d%0ab"),
);
const changes = fc.array(fc.record({ place: fc.nat(200), to: hostileValue, isGone: fc.boolean() }), {
  minLength: 1,
  maxLength: 2,
});
const contentType = fc.oneof(
  { weight: 15, arbitrary: fc.constant("application/json") },
  { weight: 1, arbitrary: fc.constantFrom("application/json; charset=x", "text/plain", "a/b;c=d") },
);
/** Fields by which something is named that is there. */
const naming = new Set(
  "amount accepted_total limit number order to from sku reference cartId sourceCartId id code token email family line_id line phone person rider price_list".split(
    " ",
  ),
);
/** Examples name days and moments of their own time; much is done on the day on which it is asked for, or for the next. */
const ofSomeDay = /^20\d\d-\d\d-\d\d(?=$|T)/;
const asJson = (value: unknown) => JSON.stringify(value) ?? "";
const inPath = (value: unknown) =>
  encodeURIComponent((typeof value === "object" ? asJson(value) : String(value)).toWellFormed());

/**
 * Makes requests of one operation.
 * @param sample how the call is made well, where a test has one; else its example in the contract is
 * @param query what is needed behind the `?`
 */
export function requestsOf(
  operation: Operation,
  options: {
    readonly pool: ValuePool;
    readonly random: () => number;
    readonly sample: Sample | undefined;
    readonly query: string | undefined;
  },
): { next(manner: Manner): FuzzRequest; worked(request: FuzzRequest): void } {
  const { route, params, body: schema } = operation;
  const { pool, random, sample, query = "" } = options;
  const drawn = <Value>(arbitrary: fc.Arbitrary<Value>): (() => Value) => {
    let drawing: Value[] = [];
    return () => {
      if (drawing.length === 0)
        drawing = fc.sample(arbitrary, { numRuns: 32, seed: Math.floor(random() * 2 ** 31) });
      return drawing.pop() as Value;
    };
  };
  const paramOf = new Map(params.map((each) => [each.name, drawn(valuesOf(each.schema, namedSchemas))]));
  const queryOf = operation.query.map(
    (each) => [each.name, drawn(valuesOf(each.schema, namedSchemas))] as const,
  );
  const bySchema = schema === undefined ? undefined : drawn(valuesOf(schema, namedSchemas));
  const someChanges = drawn(changes);
  const someHeaders = drawn(hostileHeaders);
  const someType = drawn(contentType);
  const somePath = drawn(pathText);
  const someValue = drawn(hostileValue);
  const someText = drawn(hostileText);
  const needsRevision = route.headers !== undefined && !z.safeParse(route.headers, {}).success;
  /** Bodies that were answered well, newer over older. */
  const good: unknown[] = [];

  /** The body with values that the shop has told where something is named by them. */
  function told(value: unknown, name: string, of: Schema | undefined, share: number): unknown {
    const shape = of === undefined ? undefined : resolved(of);
    if (Array.isArray(value)) return value.map((item) => told(item, singular(name), shape?.items, share));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, told(inner, key, shape?.properties?.[key], share)]),
      );
    if (typeof value === "string" && ofSomeDay.test(value) && random() < 0.4) {
      const day = new Date(Date.now() + (random() < 0.5 ? 0 : 86_400_000)).toISOString().slice(0, 10);
      return value.replace(ofSomeDay, day);
    }
    if (shape?.enum !== undefined || shape?.const !== undefined) return value;
    if (!naming.has(name) || random() >= share) return value;
    return (
      pool.pick(route.path, name, (picked) => typeof picked === typeof value && fits(picked, shape)) ?? value
    );
  }

  function likelyBody(): unknown {
    if (schema === undefined) return undefined;
    const fresh = sample === undefined ? route.example : sample.body;
    const base = good.length > 0 && random() < 0.4 ? good[Math.floor(random() * good.length)] : fresh;
    // A sample is of things that are there; an example names what is nowhere.
    return told(base, "", schema, sample === undefined ? 0.85 : random() < 0.5 ? 0 : 0.4);
  }

  function likelyParam({ name, schema: shape }: Operation["params"][number]): unknown {
    const before = route.path.slice(0, route.path.indexOf(`{${name}}`) + name.length + 2);
    const picked = pool.pick(before, name, (value) => fits(value, shape));
    return picked !== undefined && random() < 0.95 ? picked : paramOf.get(name)?.();
  }

  function pathBy(manner: Manner): string {
    if (manner === "likely" && sample?.path !== undefined && random() < 0.7) return sample.path;
    const valueIn = (param: Operation["params"][number]) => {
      if (manner === "hostile" && random() < 0.5) return somePath();
      if (manner === "by-schema" && random() < 0.5) return inPath(paramOf.get(param.name)?.());
      return inPath(likelyParam(param));
    };
    return params.reduce<string>(
      (path, param) => path.replace(`{${param.name}}`, () => valueIn(param)),
      route.path,
    );
  }

  function queryBy(manner: Manner): string {
    if (manner === "hostile" && random() < 0.3) return `?${somePath()}=${somePath()}`;
    if (manner === "likely" && (query !== "" || random() < 0.6) && random() < 0.8) return query;
    const pairs = queryOf.flatMap(([name, draw]) => {
      if (random() < 0.5) return [];
      const value = manner === "likely" ? (pool.pick(route.path, name) ?? draw()) : draw();
      return value === undefined ? [] : [`${name}=${inPath(value)}`];
    });
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  function bodyBy(manner: Manner): string | undefined {
    if (route.method === "GET") return undefined;
    if (manner === "likely") return schema === undefined ? undefined : asJson(likelyBody());
    if (manner === "changed") return asJson(changeValue(likelyBody(), someChanges()));
    if (manner === "by-schema" && bySchema !== undefined)
      return asJson(told(bySchema(), "", schema, random() < 0.5 ? 0.5 : 0));
    return random() < 0.5 ? asJson(someValue()) : someText();
  }

  return {
    next(manner) {
      const path = pathBy(manner);
      const body = bodyBy(manner);
      const revision = path
        .split("/")
        .map((piece) => pool.revisionOf(piece))
        .find((found) => found !== undefined);
      const known = revision ?? pool.revisionOfPart(route.path);
      return {
        method: route.method,
        path: path + queryBy(manner),
        headers: {
          "idempotency-key": uuid(random),
          ...(route.headers !== undefined &&
            // Where it may be left out, what nobody has told would be refused only.
            random() < (needsRevision ? 0.95 : known === undefined ? 0.3 : 0.8) && {
              "if-match": String(known ?? 1 + Math.floor(random() * 3)),
            }),
          ...(body !== undefined && {
            "content-type": manner === "likely" ? "application/json" : someType(),
          }),
          ...(manner === "hostile" && someHeaders()),
        },
        body,
      };
    },
    worked({ body }) {
      if (body === undefined || body.length > 10_000) return;
      if (good.length < 12) good.push(JSON.parse(body));
      else good[Math.floor(random() * good.length)] = JSON.parse(body);
    },
  };
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (namedSchemas[name] ?? schema);
}

/** Whether a value that was told may stand there, as far as its form says. */
function fits(value: unknown, schema: Schema | undefined): boolean {
  const { pattern, enum: known, type } = schema ?? {};
  if (known !== undefined) return known.includes(value);
  if (type === "integer" && !/^\d+$/.test(String(value))) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(String(value));
}

function uuid(random: () => number): string {
  const hex = () => Math.floor(random() * 16).toString(16);
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", hex);
}

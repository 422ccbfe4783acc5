import type * as z from "zod/mini";

/**
 * Method, path template and shapes of one call. Paths are written in full, with `{name}` for path values. What only the
 * server and the OpenAPI document ask for (its id, an example of its body) is in the group of its file, so that pages do
 * not load it.
 */
export interface Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Yields extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** Status of the successful answer. */
  readonly status: 200 | 201;
  readonly params?: Params;
  /** What stands behind the `?`, each value a text as it was sent. */
  readonly query?: Query;
  readonly headers?: z.ZodMiniType;
  readonly body?: Body;
  /** Where a body may be larger than the API takes elsewhere. */
  readonly largestBodyBytes?: number;
  /** The answer is one person's: no cache may keep it. Answers to writes never are kept anyway. */
  readonly isPersonal?: true;
  /** A POST that only reads: it may be made again when a replica is gone in the middle of it. A GET always may. */
  readonly isSafe?: true;
  /** What stands under `data`. */
  readonly data: Data;
  /** The one value of `data` that a client's call comes to; left out where that is all of `data`. */
  readonly yields?: Yields;
  /** Statuses that a caller must expect in addition to 400, 413, 415, 429 and 5xx. */
  readonly failures: readonly (401 | 403 | 404 | 409 | 422)[];
}

/** A call as it is declared: `status` 200 and no `failures` are left out. */
export type RouteInput<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Yields extends string,
  Query extends z.ZodMiniType,
> = Omit<Route<Params, Body, Data, string, Query>, "status" | "failures" | "yields"> &
  Partial<Pick<Route, "status" | "failures">> & { readonly yields?: Yields & keyof z.output<Data> };

/**
 * Declares one call of the wire contract; server, client and OpenAPI document all read the same value. Marked pure where
 * it is called: a page that uses one call of a file is built without the others.
 */
export function route<
  Data extends z.ZodMiniType,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Yields extends string = never,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
>(input: RouteInput<Params, Body, Data, Yields, Query>): Route<Params, Body, Data, Yields, Query> {
  return { status: 200, failures: [], ...input };
}

/** A call as the API's document lists it. */
export interface NamedRoute extends Route {
  /** OpenAPI operation id; never renamed. */
  readonly id: string;
  /** A body as a caller would send it; for calls that take one. */
  readonly example?: unknown;
}

type Routes = Readonly<Record<string, Route>>;
type Examples<Calls extends Routes> = {
  readonly [Id in keyof Calls as [BodyOf<Calls[Id]>] extends [undefined] ? never : Id]: BodyOf<Calls[Id]>;
};

/**
 * The calls of one file, for the server and the OpenAPI document.
 * @param routes by operation id, in the order of the document
 * @param examples a body for each call that takes one, as a caller would send it
 */
export function group<Calls extends Routes>(
  routes: Calls,
  examples: Examples<Calls>,
): { readonly [Id in keyof Calls]: Calls[Id] & NamedRoute } {
  const bodies = new Map<string, unknown>(Object.entries(examples));
  const named = Object.entries(routes).map(([id, call]) => [id, { ...call, id, example: bodies.get(id) }]);
  // Object.fromEntries loses the keys' types.
  return Object.fromEntries(named) as { [Id in keyof Calls]: Calls[Id] & NamedRoute };
}

/** What a caller passes in the body, before defaults. */
export type BodyOf<R> =
  R extends Route<z.ZodMiniType, infer Body, z.ZodMiniType> ? Sent<z.input<Body>> : never;
/** What a handler gets as body, after defaults. */
export type ParsedBodyOf<R> =
  R extends Route<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.output<Body> : never;
export type ParamsOf<R> =
  R extends Route<infer Params, z.ZodMiniType, z.ZodMiniType> ? z.output<Params> : never;
/** What a handler gets of what stands behind the `?`. */
export type QueryOf<R> =
  R extends Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, string, infer Query> ? z.output<Query> : never;
/** The same as a caller passes it. */
export type SentQueryOf<R> =
  R extends Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, string, infer Query>
    ? Sent<z.input<Query>>
    : never;
/** What stands under `data` of the answer. */
export type DataOf<R> = R extends Route<z.ZodMiniType, z.ZodMiniType, infer Data> ? z.output<Data> : never;
/** What a client's call comes to: all of `data`, or the one value that the call yields. */
export type ValueOf<R> =
  R extends Route<z.ZodMiniType, z.ZodMiniType, infer Data, infer Yields>
    ? [Yields] extends [never]
      ? z.output<Data>
      : z.output<Data>[Yields & keyof z.output<Data>]
    : never;

/** The same value where nothing of it is changed on its way. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

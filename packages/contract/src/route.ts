import type * as z from "zod/mini";

/** Method, path template and shapes of one call. Paths are written in full, with `{name}` for path values. */
export interface Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  /** OpenAPI operation id; never renamed. */
  readonly id: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** Status of the successful answer. */
  readonly status: 200 | 201;
  readonly params?: Params;
  readonly headers?: z.ZodMiniType;
  readonly body?: Body;
  /** Where a body may be larger than the API takes elsewhere. */
  readonly largestBodyBytes?: number;
  /** The answer is one person's: no cache may keep it. Answers to writes never are kept anyway. */
  readonly isPersonal?: true;
  /** What stands under `data`. */
  readonly data: Data;
  /** Statuses that a caller must expect besides 400, 413, 415, 429 and 5xx. */
  readonly failures: readonly (401 | 403 | 404 | 409 | 422)[];
}

type RouteInput<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Data extends z.ZodMiniType> = Omit<
  Route<Params, Body, Data>,
  "status" | "failures"
> &
  Partial<Pick<Route<Params, Body, Data>, "status" | "failures">>;

/** Declares one call of the wire contract; server, client and OpenAPI document all read the same value. */
export function route<
  Data extends z.ZodMiniType,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
>(input: RouteInput<Params, Body, Data>): Route<Params, Body, Data> {
  return { status: 200, failures: [], ...input };
}

/** What a caller passes in the body, before defaults. */
export type BodyOf<R> = R extends Route<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.input<Body> : never;
/** What a handler gets as body, after defaults. */
export type ParsedBodyOf<R> =
  R extends Route<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.output<Body> : never;
export type ParamsOf<R> =
  R extends Route<infer Params, z.ZodMiniType, z.ZodMiniType> ? z.output<Params> : never;
export type DataOf<R> = R extends Route<z.ZodMiniType, z.ZodMiniType, infer Data> ? z.output<Data> : never;

import { parseJson } from "@precise/cart-core/json";
import { type ApiError, successBody } from "@precise/contract/wire/envelope";
import { type ErrorCode, errorCodes } from "@precise/contract/wire/error-codes";
import type { BodyOf, ParamsOf, Route, SentQueryOf, ValueOf } from "@precise/contract/wire/route";
import * as z from "zod/mini";
import type { ApiFailure, ApiResult } from "./api-failure.ts";

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Where and how calls go out. `baseUrl` is an origin, or empty for the page's own. */
export interface ApiClient {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** After which all that only reads is made again when no answer came; 0: a GET alone, at once. */
  readonly againAfterMs: number;
  /** Passed through to fetch: caching hints of a framework. */
  readonly requestInit: RequestInit;
}

export function createApiClient(options: {
  baseUrl: string;
  fetch: Fetch;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  againAfterMs?: number;
  requestInit?: RequestInit;
}): ApiClient {
  return { headers: {}, timeoutMs: 10_000, againAfterMs: 0, requestInit: {}, ...options };
}

/** Values for one call; only what its route names. */
export type CallInput<R extends Route> = {
  /** A repeat with the same key and body gives the same answer; for calls whose route names the header. */
  readonly idempotencyKey?: string;
  /** The revision that a change is meant for; for calls whose route names If-Match. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal | undefined;
} & ([ParamsOf<R>] extends [undefined] ? { readonly params?: undefined } : { readonly params: ParamsOf<R> }) &
  ([SentQueryOf<R>] extends [undefined]
    ? { readonly query?: undefined }
    : { readonly query: SentQueryOf<R> }) &
  ([BodyOf<R>] extends [undefined] ? { readonly body?: undefined } : { readonly body: BodyOf<R> });

/** Left out where a call needs nothing. */
export type InputArgument<R extends Route> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

interface AnyInput {
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly signal?: AbortSignal | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Makes one call and decodes its answer by the contract. Never throws for what a network or a server does.
 * Calls that only read (GET; on a server also what the contract calls safe) try once more when no answer came; writes never do.
 * @returns what the call yields, or why there is none
 */
export async function call<R extends Route>(
  client: ApiClient,
  route: R,
  ...input: InputArgument<R>
): Promise<ApiResult<ValueOf<R>>> {
  const [values = {}] = input as [AnyInput?];
  const first = await attempt(client, route, values);
  const { againAfterMs } = client;
  const onlyReads = route.method === "GET" || (route.isSafe === true && againAfterMs > 0);
  const again = onlyReads && !first.ok && first.failure.kind === "network";
  if (!again) return first;
  if (againAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  return attempt(client, route, values);
}

/** The same for a call whose 404 is an answer: null means that there is none. */
export async function callOrNull<R extends Route>(
  client: ApiClient,
  route: R,
  ...input: InputArgument<R>
): Promise<ApiResult<ValueOf<R> | null>> {
  const result = await call(client, route, ...input);
  return !result.ok && result.failure.status === 404 ? { ok: true, value: null } : result;
}

async function attempt<R extends Route>(
  client: ApiClient,
  route: R,
  input: AnyInput,
): Promise<ApiResult<ValueOf<R>>> {
  const timeout = AbortSignal.timeout(client.timeoutMs);
  const signal = input.signal ? AbortSignal.any([timeout, input.signal]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await client.fetch(
      client.baseUrl + pathOf(route.path, input.params) + queryText(input.query),
      {
        ...client.requestInit,
        method: route.method,
        headers: {
          accept: "application/json",
          ...(input.body === undefined ? {} : { "content-type": "application/json" }),
          ...(input.idempotencyKey === undefined ? {} : { "idempotency-key": input.idempotencyKey }),
          ...(input.ifMatch === undefined ? {} : { "if-match": input.ifMatch }),
          ...client.headers,
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        signal,
      },
    );
    text = await response.text();
  } catch {
    // fetch rejects alike for a lost network, a time-out and a caller that gave up: the signals say which it was.
    return { ok: false, failure: noAnswer(timeout.aborted, input.signal?.aborted === true) };
  }
  return response.ok
    ? decoded(route, response.status, text)
    : { ok: false, failure: refusal(response, text) };
}

function pathOf(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** What is not given is left out; a list is given by its name again and again. */
function queryText(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined)
      .map((each) => [name, String(each)]),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

function decoded<R extends Route>(route: R, status: number, text: string): ApiResult<ValueOf<R>> {
  const parsed = z.safeParse(successBody(route.data), parseJson(text));
  if (!parsed.success) return { ok: false, failure: badAnswer(status) };
  const { data } = parsed.data;
  const value = route.yields === undefined ? data : (data as Record<string, unknown>)[route.yields];
  // The schema that just parsed it is the one that ValueOf reads.
  return { ok: true, value: value as ValueOf<R> };
}

/** A failure as a later release may send it: with a code that this one does not know yet. */
const anyFailure = z.object({
  data: z.unknown(),
  errors: z
    .array(z.object({ message: z.string(), code: z.string(), field: z.optional(z.string()) }))
    .check(z.minLength(1)),
});

/** Why an answer that is no success says no. @param text its body */
export function refusal(response: Response, text: string): ApiFailure {
  const parsed = z.safeParse(anyFailure, parseJson(text));
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  if (!parsed.success) return { ...badAnswer(response.status), retryAfterSeconds };
  const { errors, data } = parsed.data;
  const [first] = errors;
  const known = errors.flatMap((error): ApiError[] => {
    const code = errorCodes.find((each) => each === error.code);
    return code ? [{ ...error, code }] : [];
  });
  return {
    kind: "http",
    status: response.status,
    code: errorCodes.find((each) => each === first?.code),
    message: first?.message ?? "",
    field: first?.field,
    errors: known,
    data: data ?? undefined,
    retryAfterSeconds,
  };
}

/** Why no answer came. */
export function noAnswer(timedOut: boolean, aborted: boolean): ApiFailure {
  if (aborted) return { kind: "aborted", message: "The request was given up.", errors: [] };
  if (timedOut) return { kind: "timeout", message: "The shop did not answer in time.", errors: [] };
  return { kind: "network", message: "The shop could not be reached.", errors: [] };
}

/** Something answered that is not this contract. */
export function badAnswer(status: number): ApiFailure {
  return {
    kind: "bad-answer",
    status,
    message: "The shop gave an answer that could not be read.",
    errors: [],
  };
}

/**
 * What a refusal with that code carries under `data`, such as the figures of 409 `figures_changed`.
 * @returns null for any other failure, and where the data is of another shape
 */
export function refusalData<Schema extends z.ZodMiniType>(
  failure: ApiFailure,
  code: ErrorCode,
  schema: Schema,
): z.output<Schema> | null {
  if (failure.code !== code) return null;
  const parsed = z.safeParse(schema, failure.data);
  return parsed.success ? parsed.data : null;
}

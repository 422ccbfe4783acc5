import { type ApiError, successBody } from "@precise/contract/envelope";
import { errorCodes } from "@precise/contract/error-codes";
import type { BodyOf, DataOf, ParamsOf, Route } from "@precise/contract/route";
import * as z from "zod/mini";
import type { ApiFailure, ApiResult } from "./api-failure.ts";

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Where and how calls go out. `baseUrl` is an origin, or empty for the page's own. */
export interface ApiClient {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Passed through to fetch: caching hints of a framework. */
  readonly requestInit: RequestInit;
}

export function createApiClient(options: {
  baseUrl: string;
  fetch: Fetch;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  requestInit?: RequestInit;
}): ApiClient {
  return { headers: {}, timeoutMs: 10_000, requestInit: {}, ...options };
}

/** Values for one call; only what its route names. */
export type CallInput<R extends Route> = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
} & ([ParamsOf<R>] extends [undefined] ? { readonly params?: undefined } : { readonly params: ParamsOf<R> }) &
  ([BodyOf<R>] extends [undefined] ? { readonly body?: undefined } : { readonly body: BodyOf<R> });

/**
 * Makes one call and decodes its answer by the contract. Never throws for what a network or a server does.
 * Calls that only read (GET) try once more when no answer came; writes never do.
 */
export async function call<R extends Route>(
  client: ApiClient,
  route: R,
  input: CallInput<R>,
): Promise<ApiResult<DataOf<R>>> {
  const first = await attempt(client, route, input);
  const again = route.method === "GET" && !first.ok && first.failure.kind === "network";
  return again ? attempt(client, route, input) : first;
}

async function attempt<R extends Route>(
  client: ApiClient,
  route: R,
  input: CallInput<R>,
): Promise<ApiResult<DataOf<R>>> {
  const timeout = AbortSignal.timeout(client.timeoutMs);
  const signal = input.signal ? AbortSignal.any([timeout, input.signal]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await client.fetch(client.baseUrl + pathOf(route.path, input.params), {
      ...client.requestInit,
      method: route.method,
      headers: {
        accept: "application/json",
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        ...client.headers,
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal,
    });
    text = await response.text();
  } catch {
    // fetch rejects alike for a lost network, a time-out and a caller that gave up: the signals tell which it was.
    return { ok: false, failure: noAnswer(timeout.aborted, input.signal?.aborted === true) };
  }
  return response.ok ? decoded(route, response.status, text) : refused(response, text);
}

function pathOf(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function decoded<R extends Route>(route: R, status: number, text: string): ApiResult<DataOf<R>> {
  const parsed = z.safeParse(successBody(route.data), parseJson(text));
  if (!parsed.success) return { ok: false, failure: badAnswer(status) };
  // The schema that just parsed it is the one that DataOf reads.
  return { ok: true, value: parsed.data.data as DataOf<R> };
}

/** A failure as a later release may send it: with a code that this one does not know yet. */
const anyFailure = z.object({
  data: z.unknown(),
  errors: z
    .array(z.object({ message: z.string(), code: z.string(), field: z.optional(z.string()) }))
    .check(z.minLength(1)),
});

function refused(response: Response, text: string): ApiResult<never> {
  const parsed = z.safeParse(anyFailure, parseJson(text));
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  if (!parsed.success) return { ok: false, failure: { ...badAnswer(response.status), retryAfterSeconds } };
  const { errors, data } = parsed.data;
  const [first] = errors;
  const known = errors.flatMap((error): ApiError[] => {
    const code = errorCodes.find((each) => each === error.code);
    return code ? [{ ...error, code }] : [];
  });
  return {
    ok: false,
    failure: {
      kind: "http",
      status: response.status,
      code: errorCodes.find((each) => each === first?.code),
      message: first?.message ?? "",
      field: first?.field,
      errors: known,
      data: data ?? undefined,
      retryAfterSeconds,
    },
  };
}

function noAnswer(timedOut: boolean, aborted: boolean): ApiFailure {
  if (aborted) return { kind: "aborted", message: "The request was given up.", errors: [] };
  if (timedOut) return { kind: "timeout", message: "The shop did not answer in time.", errors: [] };
  return { kind: "network", message: "The shop could not be reached.", errors: [] };
}

function badAnswer(status: number): ApiFailure {
  return {
    kind: "bad-answer",
    status,
    message: "The shop gave an answer that could not be read.",
    errors: [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no schema takes undefined, so this becomes `bad-answer`.
    return undefined;
  }
}

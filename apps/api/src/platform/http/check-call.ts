import type { ApiError } from "@precise/contract/wire/envelope";
import type { ParamsOf, ParsedBodyOf, QueryOf, Route } from "@precise/contract/wire/route";
import type * as z from "zod/mini";
import { safeParse } from "zod/v4/core";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import { hostileInput } from "./hostile-input.ts";
import { inputErrors } from "./input-errors.ts";

/** What a call brought, before it is believed. */
export interface RawCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What a handler may trust: decoded by the contract, defaults filled in. */
export interface CheckedCall<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: ParsedBodyOf<R>;
  /** The headers that the contract names for this call. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Decodes all parts of a call at once, so that every fault is in one answer. */
export function checkCall<R extends Route>(
  route: R,
  raw: RawCall,
):
  | { readonly ok: true; readonly call: CheckedCall<R> }
  | { readonly ok: false; readonly errors: ApiError[] } {
  const hostile =
    hostileInput(raw.params) ?? (route.query && hostileInput(raw.query)) ?? hostileInput(raw.body);
  if (hostile) return { ok: false, errors: [hostile] };
  const params = decode(route.params, raw.params, "path");
  const query = decode(route.query, raw.query, "query");
  const headers = decode(route.headers, raw.headers, "headers");
  const body = route.body === undefined ? refuseBody(raw.body) : decode(route.body, raw.body, "body");
  const errors = [...params.errors, ...query.errors, ...headers.errors.map(aboutKey), ...body.errors];
  if (errors.length > 0) return { ok: false, errors };
  // The values were decoded by this very route's schemas; the compiler cannot see that through the generics.
  const call = {
    params: params.value,
    query: query.value,
    headers: headers.value ?? {},
    body: body.value,
  } as CheckedCall<R>;
  return { ok: true, call };
}

function decode(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  part: "path" | "query" | "headers" | "body",
) {
  if (!schema) return { value: undefined, errors: [] };
  const result = safeParse(schema, value, { error: issueMessage });
  if (result.success) return { value: result.data, errors: [] };
  return { value: undefined, errors: inputErrors(result.error.issues, part) };
}

/** A call that takes no body gets none, or an empty one: what a caller believes to have said is never passed over. */
function refuseBody(body: unknown): { readonly value: undefined; readonly errors: ApiError[] } {
  if (body === undefined || body === null) return { value: undefined, errors: [] };
  const message = "This call takes no body.";
  if (typeof body !== "object" || Array.isArray(body))
    return { value: undefined, errors: [{ code: "invalid_input", message }] };
  const errors = Object.keys(body).map((field): ApiError => ({ code: "unknown_key", message, field }));
  return { value: undefined, errors };
}

/** @source design "Order calls" */
function aboutKey(error: ApiError): ApiError {
  if (error.field !== "idempotency-key" || !error.message.endsWith("is required.")) return error;
  return { ...error, code: "idempotency_key_required", message: "The header Idempotency-Key is required." };
}

import type { ApiError } from "@precise/contract/wire/envelope";

/**
 * Why a call did not answer with its data.
 * `network`: no answer came; `timeout`: none came in time; `aborted`: the caller gave up; `http`: the API said no;
 * `bad-answer`: something answered that is not this contract (a captive portal, a proxy's page).
 */
export interface ApiFailure {
  readonly kind: "network" | "timeout" | "aborted" | "http" | "bad-answer";
  readonly status?: number | undefined;
  /** Undefined where there is no answer, and for a code of a later release. */
  readonly code?: ApiError["code"] | undefined;
  /** The API's sentence, or a plain one of ours. */
  readonly message: string;
  /** Dotted path of the value at fault. */
  readonly field?: string | undefined;
  /** Every error of the answer whose code is known. */
  readonly errors: readonly ApiError[];
  /** What stood under `data` of the failed answer (409 `figures_changed`). */
  readonly data?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** Outcome of a call: its data, or why there is none. */
export type ApiResult<Data> =
  | { readonly ok: true; readonly value: Data }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Thrown only where a library asks for exceptions (query functions). */
export class ApiCallError extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = "ApiCallError";
    this.failure = failure;
  }
}

/** The data of a successful outcome; for query functions. @throws ApiCallError */
export function unwrapOrThrow<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.value;
  throw new ApiCallError(result.failure);
}

import type { ApiError } from "@precise/contract/wire/envelope";

/** An expected failure of a call: what the caller gets and with which status. */
export interface Failure {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 431 | 503;
  readonly error: ApiError;
  /** What else is wrong, where a call names several things: every line of a large cart is accounted for. */
  readonly others?: readonly ApiError[];
  /** Only 409 `figures_changed` and `coupon_raises_payable` carry something under `data`. */
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  /** The caller guessed at something secret, and was wrong; counted by the route's `guesses` limit. */
  readonly isWrongGuess?: true;
}

/** An expected failure as a handler returns it. */
export interface Refusal {
  readonly failure: Failure;
}

/** What a handler returns: the payload of the contract, or an expected failure. */
export type Reply<Data> =
  | {
      readonly data: Data;
      /** Whole Set-Cookie values. */
      readonly setCookies?: readonly string[];
    }
  | Refusal;

/** A ready answer for hot catalogue reads: the bytes of the success body, kept per catalogue version. */
export interface KeptAnswer {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  readonly etag: string;
}

export function answer<Data>(data: Data): { data: Data } {
  return { data };
}

export function failure(
  status: Failure["status"],
  code: ApiError["code"],
  message: string,
  more: Pick<Failure, "data" | "retryAfterSeconds" | "others" | "isWrongGuess"> & { field?: string } = {},
): Refusal {
  const { field, ...rest } = more;
  return {
    failure: { status, error: { code, message, ...(field === undefined ? {} : { field }) }, ...rest },
  };
}

/** The refusal of a call with which several things are wrong; the first decides. @throws Error where nothing is */
export function failures(status: Failure["status"], [first, ...others]: readonly ApiError[]): Refusal {
  if (!first) throw new Error("a refusal names no reason");
  return { failure: { status, error: first, others } };
}

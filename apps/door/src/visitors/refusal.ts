/** Seconds after which a browser or robot may ask again. */
export const retryAfterSeconds = 10;

/** What a visitor gets for what cannot be done, and why. */
export interface Refusal {
  readonly status: 308 | 400 | 404 | 405 | 413 | 421 | 429 | 431 | 503;
  /** The contract's error code. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown where a request may not go on. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** No one answers behind the door. */
export const away: Refusal = {
  status: 503,
  code: "unavailable",
  message: "The shop is not working right now. Try again in a moment.",
  headers: { "retry-after": String(retryAfterSeconds) },
};

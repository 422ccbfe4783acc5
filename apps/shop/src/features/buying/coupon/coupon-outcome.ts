/** What a shopper asks of the code: null takes it off; `anyway` after having seen that it costs more. */
export interface CouponWish {
  readonly code: string | null;
  readonly anyway?: boolean;
}

/** Why a code was not taken, where we have the words ourselves; else the API's own sentence is in `reason`. */
export type CouponProblem = "missing" | "unreachable" | "too_many_requests" | "not_done";

/** The outcome of a request, as the form shows it. Amounts are naira, as on the wire; null while delivery must be confirmed. */
export type CouponOutcome =
  | { readonly kind: "applied"; readonly code: string; readonly replaced?: string }
  | { readonly kind: "removed" }
  | { readonly kind: "refused"; readonly code: string; readonly problem: CouponProblem }
  | { readonly kind: "refused"; readonly code: string; readonly reason: string }
  | {
      readonly kind: "raises";
      readonly code: string;
      readonly discount: number;
      readonly before: number | null;
      readonly after: number | null;
    };

/** Most characters of a code, as the contract takes it. */
export const longestCode = 40;

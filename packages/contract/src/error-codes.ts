/**
 * Every code that an answer of the API may carry. Codes are never renamed: released apps switch on them.
 * @source DESIGN §4 (envelope), D4 (cart codes)
 */
export const errorCodes = [
  "invalid_input",
  "unknown_key",
  "malformed_json",
  "unsupported_media_type",
  "body_too_large",
  "not_found",
  "method_not_allowed",
  "cross_site_write",
  "rate_limited",
  "unavailable",
  "internal",
  "session_required",
  "session_expired",
  "cart_not_found",
  "cart_not_yours",
  "cart_not_active",
  "cart_empty",
  "cart_too_large",
  "unknown_sku",
  "out_of_stock",
  "quantity_too_large",
  "figures_changed",
  "payment_method_not_offered",
  "idempotency_key_required",
  "idempotency_key_reused",
  "idempotency_in_progress",
  "bad_phone",
  "bad_area",
  "unknown_showroom",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

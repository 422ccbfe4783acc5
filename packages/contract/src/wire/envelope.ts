import * as z from "zod/mini";
import { errorCodes } from "./error-codes.ts";

/**
 * One failure on the wire. `message` is a sentence for people, `code` is stable for programs, `field` is the dotted
 * path of the body, query or path value at fault (`items.0.quantity`).
 * @source design "Envelope"
 */
export const apiError = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  field: z.optional(z.string()),
});
export type ApiError = z.infer<typeof apiError>;

/**
 * Body of every failed answer. `data` is null, except on 409 `figures_changed` and `coupon_raises_payable`,
 * where it carries the figures.
 * @source design "Envelope"
 */
export const failureBody = z.object({
  data: z.nullable(z.unknown()),
  errors: z.array(apiError).check(z.minLength(1)),
});
export type FailureBody = z.infer<typeof failureBody>;

/** Body of every successful answer: the payload stands under `data`. */
export function successBody<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data });
}

import type { ApiFailure } from "@precise/api-client/api-failure";
import { refusalData } from "@precise/api-client/client";
import { type ProductPage, productPage } from "@precise/contract/desk/products/product-shapes";
import * as z from "zod/mini";

/** Fields whose parts the form shows as one. */
const whole = ["media_gallery", "box_contents", "related_skus", "category_ids", "room_ids"];
const conflictData = z.object({ current: productPage });

/** A refusal by the fields of the form. */
export function formFailure(failure: ApiFailure): ApiFailure {
  const rename = (field: string | undefined) => whole.find((each) => field?.startsWith(`${each}.`)) ?? field;
  return {
    ...failure,
    field: rename(failure.field),
    errors: failure.errors.map((error) => ({ ...error, field: rename(error.field) })),
  };
}

/** What the product is now, where somebody else was faster. */
export function currentOf(failure: ApiFailure): ProductPage | null {
  return refusalData(failure, "conflict", conflictData)?.current ?? null;
}

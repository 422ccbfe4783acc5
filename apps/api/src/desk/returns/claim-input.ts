import * as z from "zod/mini";
import type { Typed } from "#api/desk/kit/operator-command.ts";

/** Number of a claim. */
export const claimNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

export const typedNumber: Typed = { as: "<number>", about: "of the return, like RET-000001" };
export const typedSku: Typed = { as: "--sku <sku>", about: "the article" };

export function typedReason(about: string, isRequired = false): Typed {
  return { as: "--reason <sentence>", about, isRequired };
}

import * as z from "zod/mini";

/** Who gives the command. It came over a socket that only the shop's own user may open. */
export const by = z.string().check(z.minLength(1), z.maxLength(120));

/** How many rows a list shows. */
export const limit = z.int().check(z.gte(1), z.lte(10_000));

/** A sentence for the shopper. */
export const detail = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)));

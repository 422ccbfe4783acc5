import { nairaText } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { actorInput } from "#api/platform/audit/actor.ts";
import type { Typed } from "./operator-command.ts";

/** Who gives the command: over the socket that only the shop's own user may open, or put in by the desk from the session. */
export const by = actorInput;

/** A whole number between two bounds, and words that name both. */
export function wholeNumber(least: number, most: number) {
  const error = `must be ${least.toLocaleString("en")} to ${most.toLocaleString("en")}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
}

/** An amount in naira between two bounds. */
export function nairaBetween(least: number, most: number) {
  const error = `must be ${nairaText(least)} to ${nairaText(most)}`;
  return z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
}

/** How many rows a list shows. */
export const limit = wholeNumber(1, 10_000);

export function typedLimit(usual: number): Typed {
  return { as: "--limit <count>", about: "how many", default: usual };
}

/** Days after an invoice within which a company pays what is on account. */
export const termsDays = wholeNumber(0, 180);

/** A sentence for the shopper. */
export const detail = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)));

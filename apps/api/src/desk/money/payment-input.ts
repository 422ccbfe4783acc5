import * as z from "zod/mini";
import type { Typed } from "#api/desk/kit/operator-command.ts";
import { acceptedFields } from "./ask-again.ts";

/** Fields that were asked about and are meant. */
export const accepted = z._default(
  z.array(z.enum(acceptedFields)).check(z.maxLength(acceptedFields.length)),
  [],
);

export const typedReference: Typed = {
  as: "--reference <text>",
  about: "the bank's reference; each counts once",
};
export const typedProvider: Typed = { as: "--provider <door>", about: "how it was paid" };
export const typedAccepted: Typed = {
  as: "--accept <fields>",
  about: "what you were asked about and mean: amount, at, payer, with commas",
  parse: (text) => text.split(",").map((field) => field.trim()),
};

export function typedAmount(about: string): Typed {
  return { as: "--amount <naira>", about };
}

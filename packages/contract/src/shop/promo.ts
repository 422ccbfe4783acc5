import * as z from "zod/mini";
import { line } from "../wire/text.ts";
import { shopNameMark } from "./promo-lines.ts";
import { promoTarget, promoWidth, roomOnPhones } from "./promo-target.ts";

const promoLine = z.strictObject({
  /** `{shop}` is the shop's name. */
  text: line(2, 40).check(
    z.refine((text) => promoWidth(text.replaceAll(shopNameMark, "")) <= roomOnPhones, {
      error: "must be shorter: it has no room in the bar of a phone",
    }),
  ),
  href: line(1, 300).check(
    z.refine((href) => promoTarget(href) !== undefined && !/\s/.test(href), {
      error:
        "must be an address of this shop, such as /products or /faqs#delivery-cost, or one with https://",
    }),
  ),
  is_shown: z.boolean(),
});

/** Lines in the order in which they take turns; a text is there once. */
export const promoLines = z.strictObject({
  lines: z.array(promoLine).check(
    z.maxLength(20),
    z.superRefine((lines, context) => {
      for (const [place, { text }] of lines.entries())
        if (lines.findIndex((other) => other.text === text) !== place)
          context.addIssue({
            code: "custom",
            message: "must be another text: this one is there already",
            path: [place, "text"],
            input: text,
          });
    }),
  ),
});

/** A line of the top bar as pages show it. */
export const promoLink = z.object({ text: z.string(), href: z.string() });

import * as z from "zod/mini";
import { cleanLine, cleanText, hasControlCharacters, unseenCharacters } from "./clean-text.ts";

const seen = /* @__PURE__ */ z.refine<string>((text) => !hasControlCharacters(text), {
  error: `must not contain ${unseenCharacters}`,
});

/** A line of text that a person types: cleaned, trimmed, without control characters, within a length in UTF-16 units. */
export function line(min: number, max: number) {
  return z.string().check(
    seen,
    z.refine((text) => !/[\t\r\n]/.test(text), { error: "must be on one line, without tabs" }),
    z.overwrite(cleanText),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
}

/** An article number that is looked up: one that nothing has is answered as unknown, and is said back as it can be read. */
export const namedSku = /* @__PURE__ */ line(1, 64);

/** What calls take to find something by (`cleanLine`). */
export function searchText(max: number, min = 0) {
  return z
    .string()
    .check(seen, z.overwrite(cleanLine), ...(min > 0 ? [z.minLength(min)] : []), z.maxLength(max));
}

/** Several lines of text that a person types. */
export function paragraph(max: number, min = 0) {
  return z
    .string()
    .check(seen, z.overwrite(cleanText), z.trim(), ...(min > 0 ? [z.minLength(min)] : []), z.maxLength(max));
}

/** An e-mail address by the HTML standard's own expression and nothing stricter. @source design D12 */
export const emailAddress = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(254),
    z.regex(
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
      { error: "must be an e-mail address" },
    ),
  );

/** That a list of texts has none twice; the later one is refused at its place. */
export function eachOnce(message: string) {
  return z.superRefine<readonly string[]>((texts, context) => {
    for (const [place, input] of texts.entries())
      if (texts.indexOf(input) !== place) context.addIssue({ code: "custom", message, path: [place], input });
  });
}

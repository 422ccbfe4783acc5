import * as z from "zod/mini";
import { type ReadyMail, withLogoInside } from "../mail-transport.ts";

/** An e-mail as someone of the shop may look at it. */
export interface InertMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly hasCalendar: boolean;
}

/** Codes that only an e-mail's reader should know: of a voucher, or what they give the person who brings the goods. */
const secrets = z.object({
  code: z.optional(z.string()),
  voucher: z.optional(z.object({ code: z.string() })),
});

const linkMark = "[link]";
const codeMark = "••••••";

/**
 * An e-mail without what makes its reader who they are: its links carry signed tokens that pay, confirm or cancel, and its
 * codes are theirs. The words stay as they were sent.
 * @param content as it was queued
 */
export function inertMail(ready: ReadyMail, content: unknown): InertMail {
  const read = secrets.safeParse(content);
  const codes = read.success ? [read.data.code, read.data.voucher?.code].filter(isCode) : [];
  const without = (text: string) =>
    codes
      .reduce((left, code) => left.replace(anyGrouping(code), codeMark), text)
      .replace(/https?:\/\/[^\s<>"']+/g, linkMark);
  return {
    subject: without(ready.subject),
    // What people typed is escaped: a bare ` href="` is in our own tags alone.
    html: withLogoInside(without(ready.html.replace(/ href="[^"]*"/g, "")), ready),
    text: without(ready.text),
    hasCalendar: ready.calendar !== undefined,
  };
}

/** A code as it may be written: in groups, and in HTML each group in a tag. */
function anyGrouping(code: string): RegExp {
  const letters = [...code].map((letter) => letter.replace(/[^A-Za-z0-9]/g, "\\$&"));
  return new RegExp(letters.join("(?:\\s|<[^>]*>)*"), "gi");
}

/** One or two characters would be found all over the words. */
function isCode(code: string | undefined): code is string {
  return code !== undefined && code.length > 2;
}

import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { cutText } from "@precise/contract/wire/cut-text";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import type { MessageEntries } from "./message-entries.ts";
import { type MessageFormName, messageFormNames } from "./message-forms.ts";

/** Brings what was typed back to a form that could not be sent without scripts. */
export const messageCookieName = "message";

/** Beyond this browsers drop a cookie, with everything in it. */
const mostCharacters = 3_600;
const maxAgeSeconds = 15 * 60;
/** What a cookie may unfold to; more was not made by us. */
const mostBytes = 40_000;

/** Where a form is shown again. */
export function messagePage(form: MessageFormName): `/${string}` {
  return `/message/${form}`;
}

/** The cookie for a form's own page, for a quarter of an hour; null forgets it. */
export function messageCookie(form: MessageFormName, entries: MessageEntries | null): CookieToSet {
  return {
    name: messageCookieName,
    value: entries === null ? "" : packEntries(entries),
    path: messagePage(form),
    maxAgeSeconds: entries === null ? 0 : maxAgeSeconds,
    httpOnly: true,
  };
}

/** What was typed as the text of a cookie; `readMessageCookie` reads it. */
export function packEntries(entries: MessageEntries): string {
  const text = brotliCompressSync(JSON.stringify(entries)).toString("base64url");
  if (text.length <= mostCharacters) return text;
  // Very long texts do not fit: everything else is kept, and as much of them as does.
  const shorter = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      typeof value === "string" ? cutText(value, Math.floor(value.length * 0.7)) : value,
    ]),
  );
  return packEntries(shorter);
}

/** What was typed; nothing where the cookie is not one of ours. */
export function readMessageCookie(value: string | undefined): MessageEntries {
  if (!value) return {};
  try {
    const text = brotliDecompressSync(Buffer.from(value, "base64url"), { maxOutputLength: mostBytes });
    const read: unknown = JSON.parse(text.toString("utf8"));
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(
        ([, entry]) =>
          typeof entry === "string" ||
          (Array.isArray(entry) && entry.every((each) => typeof each === "string")),
      ),
    );
  } catch {
    // A cookie is what a visitor sends: anything may be in it.
    return {};
  }
}

/** Whether a text names a form. */
export function isMessageForm(text: string): text is MessageFormName {
  return messageFormNames.some((name) => name === text);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logoFile, type ShopLook } from "@precise/contract/shop/look";
import { mediaFolder } from "#api/modules/catalogue/media.ts";
import type { MailLook } from "#api/platform/mail/render/blocks.ts";

/** What mails wear, read again only when another logo is set. @returns what gives it for a look */
export function mailLooks(dataFolder: string): (look: ShopLook | undefined) => MailLook | undefined {
  let kept: { readonly file: string; readonly png: Buffer | undefined } | undefined;
  return (look) => {
    if (look === undefined) return undefined;
    const { colours, logo } = look;
    const shades = colours && {
      light: { accent: colours.on.accent, onAccent: colours.on.onAccent },
      dark: { accent: colours.off.accent, onAccent: colours.off.onAccent },
    };
    if (!logo) return { ...shades };
    const file = join(mediaFolder(dataFolder), logoFile(logo.day, "mail").slice("/media/".length));
    if (kept?.file !== file) kept = { file, png: readOrNone(file) };
    const { width, height } = logo.day;
    // A dark version is for a page: mails have the one picture, on paper where a client is dark.
    const isOnPlate = logo.on_plate || logo.night !== undefined;
    return { ...shades, ...(kept.png && { logo: { png: kept.png, ratio: width / height, isOnPlate } }) };
  };
}

/** A mail goes out without its logo rather than not at all. */
function readOrNone(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

import { logoFile, type ShopLook } from "@precise/contract/shop/look";
import { readMedia } from "#api/modules/catalogue/media.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { MailLook } from "#api/platform/mail/render/blocks.ts";

/** What mails wear, read again only when another logo is set. @returns what reads it for a look */
export function mailLooks(files: ShopFiles): (look: ShopLook | undefined) => Promise<MailLook | undefined> {
  let kept: { readonly path: string; readonly png: Buffer } | undefined;
  return async (look) => {
    if (look === undefined) return undefined;
    const { colours, logo } = look;
    const shades = colours && {
      light: { accent: colours.on.accent, onAccent: colours.on.onAccent },
      dark: { accent: colours.off.accent, onAccent: colours.off.onAccent },
    };
    if (!logo) return { ...shades };
    const path = logoFile(logo.day, "mail");
    if (kept?.path !== path) {
      // A mail goes out without its logo rather than not at all.
      const png = await readMedia(files, path).catch(() => undefined);
      kept = png && { path, png };
    }
    const { width, height } = logo.day;
    // A dark version is for a page: mails have the one picture, on paper where a client is dark.
    const isOnPlate = logo.on_plate || logo.night !== undefined;
    return { ...shades, ...(kept && { logo: { png: kept.png, ratio: width / height, isOnPlate } }) };
  };
}

import { previewHours } from "@precise/contract/shop/preview";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Until when a preview's link opens, and which moment it shows. */
export interface PreviewLink {
  readonly at: Date;
  readonly endsAt: Date;
}

/** A token that shows the shop as it will be at a moment, for a day from now. */
export function previewToken(
  links: SignedLinks,
  at: Date,
  now = new Date(),
): PreviewLink & { readonly token: string } {
  const endsAt = new Date(now.getTime() + previewHours * 3_600_000);
  const token = links.sign("shop-preview", `${wireTime(at)} ${wireTime(endsAt)}`, endsAt);
  return { token, at, endsAt };
}

/** What a token shows; undefined for one that ended or that we never made. */
export function openPreview(links: SignedLinks, token: string): PreviewLink | undefined {
  const [at, endsAt] = links.open("shop-preview", token)?.split(" ") ?? [];
  return at === undefined || endsAt === undefined
    ? undefined
    : { at: new Date(at), endsAt: new Date(endsAt) };
}

import type { companyCalls } from "@precise/contract/shop/company";
import { companyOf } from "#api/modules/checkout/checkout.calls.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { contentNow, type ShopSettings } from "#api/modules/settings/open-settings.ts";
import { openPreview } from "#api/modules/settings/preview-link.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** The shop as it will be, for who has a link of the desk's. @source decision 108 */
export function shopPreviewHandlers(parts: {
  readonly content: ShopContent;
  readonly settings: Pick<ShopSettings, "at">;
  readonly links: SignedLinks;
  readonly isOnline: boolean;
}): Answers<Pick<typeof companyCalls, "getShopPreview">> {
  const { content, settings, links, isOnline } = parts;
  return {
    async getShopPreview({ body }) {
      const link = openPreview(links, body.token);
      if (link === undefined) return failure(404, "not_found", "This preview has ended.");
      // What began meanwhile is not taken back by an older link.
      const at = new Date(Math.max(link.at.getTime(), Date.now()));
      const then = contentNow(content, { now: () => settings.at(at) });
      return answer({
        preview: {
          company: companyOf(then, isOnline),
          shows_from: wireTime(link.at),
          ends_at: wireTime(link.endsAt),
        },
      });
    },
  };
}

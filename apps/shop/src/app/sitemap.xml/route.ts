import { sitemapIndex } from "#shop/features/sitemap/sitemap.data.ts";
import { notNow, textAnswer } from "#shop/features/sitemap/text-answer.ts";

export const dynamic = "force-dynamic";

/** The list of sitemaps; robots.txt leads here. */
export async function GET(): Promise<Response> {
  return sitemapIndex().then((xml) => textAnswer(xml, "application/xml"), notNow);
}

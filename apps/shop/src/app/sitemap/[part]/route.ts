import { articles } from "#shop/base/content/content-files.ts";
import { sitemapPages } from "#shop/base/routes/page-table.ts";
import { sitemapPart } from "#shop/features/sitemap/sitemap.data.ts";
import { notNow, sitemapAnswer } from "#shop/features/sitemap/text-answer.ts";

export const dynamic = "force-dynamic";

const pages = [...sitemapPages, ...articles().map(({ slug }) => `/inspiration/${slug}`)];

export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">): Promise<Response> {
  const { part } = await params;
  return sitemapPart(part, pages).then(
    (xml) => (xml === null ? new Response(null, { status: 404 }) : sitemapAnswer(xml)),
    notNow,
  );
}

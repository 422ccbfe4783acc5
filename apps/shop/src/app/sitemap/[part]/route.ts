import { articles } from "#shop/base/content/content-files.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { sitemapPart } from "#shop/features/sitemap/sitemap.data.ts";
import { notNow, sitemapAnswer } from "#shop/features/sitemap/text-answer.ts";

export const dynamic = "force-dynamic";

/** Pages that belong to one visitor, or that another sitemap lists. */
const notListed: ReadonlySet<string> = new Set([
  ...[
    routes.wishlist,
    routes.cart,
    routes.checkout,
    routes.orders,
    routes.account,
    routes.search,
    routes.sale,
  ].map(({ href }) => href),
]);
const pages = [
  ...Object.values(routes).map(({ href }) => href),
  ...articles().map(({ slug }) => `/inspiration/${slug}`),
  "/newsletter",
].filter((href) => !notListed.has(href));

export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">): Promise<Response> {
  const { part } = await params;
  return sitemapPart(part, pages).then(
    (xml) => (xml === null ? new Response(null, { status: 404 }) : sitemapAnswer(xml)),
    notNow,
  );
}

import { escapeMarkup } from "@precise/cart-core/markup";
/** One page in a sitemap. */
export interface SitemapEntry {
  /** Path without host, as people read it. */
  readonly path: string;
  /** When it last changed, as `2026-11-21T08:00:00.000Z`; absent where unknown. */
  readonly changedAt?: string;
  /** Path of its picture. */
  readonly imagePath?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** A sitemap of pages. @param origin canonical origin of the shop */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt, imagePath }) =>
    [
      `<url><loc>${address(origin, path)}</loc>`,
      changedAt && `<lastmod>${escapeMarkup(changedAt)}</lastmod>`,
      imagePath && `<image:image><image:loc>${address(origin, imagePath)}</image:loc></image:image>`,
      "</url>",
    ]
      .filter(Boolean)
      .join(""),
  );
  return `${head}<urlset ${namespaces}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** The list of all sitemaps. @param paths of the sitemaps */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${address(origin, path)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join("\n")}\n</sitemapindex>\n`;
}

function address(origin: string, path: string): string {
  return escapeMarkup(origin + encodeURI(path));
}

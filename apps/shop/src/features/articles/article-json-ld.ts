import type { NamedArticle } from "#shop/base/content/content-files.ts";
import { pagePictures } from "#shop/base/pictures/page-pictures.ts";
import { jsonLdText } from "#shop/base/seo/json-ld-text.ts";

/** A guide, for search engines. @param origin canonical origin of the shop */
export function articleJsonLd({ slug, article }: NamedArticle, origin: string): string {
  const scene = pagePictures[article.picture];
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.description,
    dateModified: article.updated,
    mainEntityOfPage: `${origin}/inspiration/${slug}`,
    ...(scene && { image: origin + scene.imageUrl }),
    inLanguage: "en-NG",
    author: { "@id": `${origin}/#organization` },
    publisher: { "@id": `${origin}/#organization` },
  });
}

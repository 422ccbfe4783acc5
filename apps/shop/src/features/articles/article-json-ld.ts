import type { NamedArticle } from "../../content/content-files.ts";
import { jsonLdText } from "../../shell/json-ld-text.ts";
import { pagePictures } from "../../shell/page-pictures.ts";

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

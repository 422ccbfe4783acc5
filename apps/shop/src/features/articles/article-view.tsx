import { dayText } from "@precise/contract/nigeria/lagos-days";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Container, Section } from "@precise/ui/components/layout/layout";
import type { ReactNode } from "react";
import { articles, type NamedArticle } from "#shop/base/content/content-files.ts";
import { ContentsList } from "#shop/base/content/contents-list.tsx";
import { MarkdownView } from "#shop/base/content/markdown-view.tsx";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { canonicalOrigin } from "#shop/base/env.ts";
import { pagePictures } from "#shop/base/pictures/page-pictures.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { JsonLd, jsonLdText } from "#shop/base/seo/json-ld.tsx";
import { ArticleCard } from "./article-card.tsx";
import * as css from "./articles.css.ts";
import { articlesCopy as copy } from "./articles-copy.ts";
import { readingMinutes } from "./reading-time.ts";

const moreArticles = 3;

/** A guide: its text, the lights that fit, and other guides. @param products null where the catalogue has none of them */
export function ArticleView({ slug, article, products }: NamedArticle & { readonly products: ReactNode }) {
  const all = articles();
  const place = all.findIndex((each) => each.slug === slug);
  // The next ones in order, starting again after the last: never this one.
  const next = [...all.slice(place + 1), ...all.slice(0, place)].slice(0, moreArticles);
  return (
    <>
      <JsonLd text={articleJsonLd({ slug, article }, canonicalOrigin())} />
      <PageOpening
        path={`/inspiration/${slug}`}
        above={[routes.inspiration]}
        title={article.title}
        lead={article.lead}
        picture={article.picture}
        note={
          <p className={css.small}>
            {copy.read(readingMinutes(article.text))} · {copy.updated}{" "}
            <time dateTime={article.updated}>{dayText(article.updated)}</time>
          </p>
        }
      />
      <Container>
        <div className={css.columns}>
          <ContentsList title={copy.inThis} text={article.text} />
          <MarkdownView text={article.text} />
        </div>
      </Container>
      {products && (
        <Section labelledBy="lights">
          <SectionHeading id="lights" title={copy.products} />
          {products}
        </Section>
      )}
      <Section labelledBy="more">
        <SectionHeading id="more" title={copy.more} />
        <ul className={css.cards} role="list">
          {next.map((named) => (
            <li key={named.slug}>
              <ArticleCard {...named} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** A guide, for search engines. @param origin canonical origin of the shop */
function articleJsonLd({ slug, article }: NamedArticle, origin: string): string {
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

import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { NamedArticle } from "#shop/base/content/content-files.ts";
import { GuideDrawing, isDrawn } from "#shop/base/drawings/guide-drawings.tsx";
import { pagePictures } from "#shop/base/pictures/page-pictures.ts";
import * as css from "./articles.css.ts";
import { articlesCopy as copy } from "./articles-copy.ts";
import { readingMinutes } from "./reading-time.ts";

const size = {
  sizes: "(min-width: 1280px) 800px, (min-width: 900px) 62vw, (min-width: 600px) 92vw, 200vw",
  mostPixels: 1_080,
};

/** An article by its picture or drawing, title and first sentence; the whole of it leads there. */
export function ArticleCard({ slug, article, level = 3 }: NamedArticle & { readonly level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  const scene = pagePictures[article.picture];
  return (
    <article className={css.card}>
      <div className={css.cardPicture}>
        {isDrawn(article.picture) && <GuideDrawing name={article.picture} />}
        {scene && !isDrawn(article.picture) && (
          <div
            className={article.detail ? css.detail : css.whole}
            style={article.detail && { transformOrigin: `${article.detail.x}% ${article.detail.y}%` }}
          >
            <Picture source={scene} alt="" size={size} />
          </div>
        )}
      </div>
      <Heading className={css.cardTitle}>
        <IntentLink href={`/inspiration/${slug}`} className={css.cardLink}>
          {article.title}
        </IntentLink>
      </Heading>
      <p className={css.cardText}>{article.lead}</p>
      <p className={css.small}>{copy.read(readingMinutes(article.text))}</p>
    </article>
  );
}

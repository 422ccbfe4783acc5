import { Container } from "@precise/ui/components/layout/layout";
import { Picture } from "@precise/web/components/picture";
import type { ReactNode } from "react";
import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";
import { GuideDrawing, isDrawn } from "../drawings/guide-drawings.tsx";
import { canonicalOrigin } from "../env.ts";
import { PageTrail } from "../page-trail.tsx";
import { pagePictures } from "../pictures/page-pictures.ts";
import { breadcrumbJsonLd } from "../seo/breadcrumb-json-ld.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { currentFigures } from "./current-figures.ts";
import { withFigures } from "./figures.ts";
import * as css from "./page-opening.css.ts";

const pictureSize = { sizes: "(min-width: 1280px) 568px, (min-width: 900px) 44vw, 100vw", mostPixels: 1_200 };

/**
 * How every page that is read begins: where it stands, its title, one sentence, and a picture where it has one.
 * @param above pages between the home page and this one
 * @param picture name of the picture or drawing beside the words
 * @param note below the first sentence; a text is shown quietly
 */
export async function PageOpening(props: {
  readonly path: `/${string}`;
  readonly title: string;
  readonly lead: string;
  readonly above?: readonly ShopRoute[];
  readonly picture?: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { path, title, lead, above = [], picture, note, children } = props;
  const scene = picture === undefined ? undefined : pagePictures[picture];
  const figures = await currentFigures();
  const trail = [...above, { name: title, href: path }];
  return (
    <Container>
      <JsonLd
        text={breadcrumbJsonLd(
          [routes.home, ...trail].map(({ name, href }) => ({ name, path: href })),
          canonicalOrigin(),
        )}
      />
      <div className={css.trail}>
        <PageTrail entries={[...above, { name: title }]} />
      </div>
      <header className={scene ? `${css.opening} ${css.beside}` : css.opening}>
        {scene && (
          <div className={css.picture}>
            {isDrawn(picture) ? (
              <GuideDrawing name={picture} />
            ) : (
              <Picture source={scene} alt="" size={pictureSize} isFirst />
            )}
          </div>
        )}
        <div className={css.words}>
          <h1>{title}</h1>
          <p className={css.lead}>{withFigures(lead, figures)}</p>
          {typeof note === "string" ? <p className={css.note}>{note}</p> : note}
          {children && <div className={css.acts}>{children}</div>}
        </div>
      </header>
    </Container>
  );
}

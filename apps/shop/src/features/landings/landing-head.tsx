import { categoryPath } from "@precise/contract/wire/product-url";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { categoryPicture } from "@precise/web/pictures/category-picture";
import type { PictureSource } from "@precise/web/pictures/image-attributes";
import { ceilingCategoryIds } from "#shop/base/ceiling-categories.ts";
import { copy } from "#shop/base/copy.ts";
import { nounOfCategory } from "#shop/base/noun-of-category.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { isRoomsLanding } from "./landing.ts";
import { landingCopy } from "./landing-copy.ts";
import * as css from "./landing-head.css.ts";
import { roomIdeasOf } from "./room-ideas-of.ts";

const sceneSize = { sizes: "(min-width: 1560px) 680px, (min-width: 900px) 44vw, 92vw", mostPixels: 1_360 };
const tileSize = { sizes: "(min-width: 900px) 128px, 112px", mostPixels: 256 };

/** The scene of a room. Other categories show none: theirs is the tile that led here, and mostly the first product below. */
export function sceneOf(category: CategoryNode, parents: readonly CategoryNode[]): PictureSource | undefined {
  return parents.some(isRoomsLanding) ? roomScenes[category.urlKey] : undefined;
}

/**
 * What a category's listing begins with: what is in it and what to look for, and its kinds with pictures. A room shows its scene,
 * and leads to where it is lit.
 */
export function LandingHead(props: {
  readonly category: CategoryNode;
  readonly parents: readonly CategoryNode[];
  /** How many products it has now. */
  readonly total: number;
}) {
  const { category, parents, total } = props;
  const scene = sceneOf(category, parents);
  const ideas = parents.some(isRoomsLanding) ? roomIdeasOf(category.urlKey) : undefined;
  return (
    <div className={scene ? css.head.scene : css.head.plain}>
      <div className={css.trail}>
        <PageTrail
          entries={[
            ...parents.map((parent) => ({ name: parent.name, href: categoryPath(parent) })),
            { name: category.name },
          ]}
        />
      </div>
      <div className={css.title}>
        <h1>{category.name}</h1>
        <p className={css.muted}>{copy.listing.count(total, nounOfCategory([...parents, category]))}</p>
      </div>
      {scene && (
        <div className={css.picture}>
          <Picture source={scene} alt="" size={sceneSize} isFirst />
        </div>
      )}
      <div className={css.words}>
        {category.description && <p>{category.description}</p>}
        {ideas && (
          <p>
            <IntentLink href={ideas.href}>{landingCopy.seeLit(ideas.name)}</IntentLink>
          </p>
        )}
        {ceilingCategoryIds.includes(category.id) && (
          <p>
            {landingCopy.howMany}{" "}
            <IntentLink href={routes.roomPlanner.href}>{landingCopy.planRoom}</IntentLink>
          </p>
        )}
      </div>
      <Kinds categories={category.subcategories ?? []} />
    </div>
  );
}

/** The kinds in a category: one row with pictures, to swipe where it is wider than the page. */
function Kinds({ categories }: { readonly categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={landingCopy.kinds} className={css.kinds}>
      <ul className={css.row} role="list">
        {categories.map((kind) => {
          const source = categoryPicture(kind);
          return (
            <li key={kind.id} className={css.kind}>
              <IntentLink href={categoryPath(kind)} className={css.kindLink}>
                <span className={css.kindPicture}>
                  {source && <Picture source={source} alt="" size={tileSize} />}
                </span>
                {kind.name}
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import { PictureTile } from "@precise/ui/blocks/page/picture-tile";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { articles, content } from "#shop/base/content/content-files.ts";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { ArticleCard } from "./article-card.tsx";
import * as css from "./articles.css.ts";

const size = { sizes: "(min-width: 1280px) 628px, (min-width: 900px) 48vw, 100vw", mostPixels: 1_200 };

const ideas = {
  living: routes.livingIdeas,
  dining: routes.diningIdeas,
  bedroom: routes.bedroomIdeas,
  kitchen: routes.kitchenIdeas,
  office: routes.officeIdeas,
} as const;

/** Rooms to start from, and guides. @source spec §2 "/inspiration" */
export function InspirationView() {
  const page = content("inspiration.yaml");
  return (
    <>
      <PageOpening path={routes.inspiration.href} title={page.title} lead={page.lead} />
      <Section labelledBy="rooms">
        <SectionHeading id="rooms" title={page.rooms.title} />
        <ul className={css.rooms} role="list">
          {page.rooms.items.map(({ room, sentence }, place) => {
            const scene = roomScenes[room];
            return (
              <li key={room} className={css.room}>
                <PictureTile
                  name={ideas[room].name}
                  href={ideas[room].href}
                  shape="scene"
                  picture={scene && <Picture source={scene} alt="" size={size} isFirst={place === 0} />}
                  Link={IntentLink}
                />
                <p className={css.roomSentence}>{sentence}</p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section labelledBy="guides">
        <SectionHeading id="guides" title={page.articles.title} />
        <ul className={css.cards} role="list">
          {articles().map((named) => (
            <li key={named.slug}>
              <ArticleCard {...named} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

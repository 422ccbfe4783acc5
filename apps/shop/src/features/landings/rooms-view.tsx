import { categoryPath } from "@precise/contract/wire/product-url";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { categoryPicture } from "@precise/web/pictures/category-picture";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { landingCopy } from "./landing-copy.ts";
import { roomIdeasOf } from "./room-ideas-of.ts";
import * as css from "./rooms-view.css.ts";

const wideSize = {
  sizes: "(min-width: 1560px) 728px, (min-width: 900px) 47vw, (min-width: 600px) 46vw, 92vw",
  mostPixels: 1_456,
};
const smallSize = {
  sizes: "(min-width: 1560px) 477px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 92vw",
  mostPixels: 954,
};

/** Rooms: each with its picture, the way to everything that suits it, and the way to its ideas, where it is lit. */
export function RoomsView({ category }: { readonly category: CategoryNode }) {
  const { name, description, subcategories: rooms = [] } = category;
  return (
    <Container>
      <div className={css.head}>
        <PageTrail entries={[{ name }]} />
        <h1>{name}</h1>
        {description && <p className={css.sentences}>{description}</p>}
      </div>
      <ul className={css.rooms} role="list" aria-label={landingCopy.roomsList}>
        {rooms.map((room, place) => (
          <li key={room.id} className={css.room}>
            <RoomTile room={room} isFirst={place === 0} isWide={place < 2} />
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <ButtonLink tone="secondary" href={routes.allProducts.href} Link={IntentLink}>
          {landingCopy.everything}
        </ButtonLink>
      </p>
    </Container>
  );
}

function RoomTile(props: {
  readonly room: CategoryNode;
  readonly isFirst: boolean;
  readonly isWide: boolean;
}) {
  const { room, isFirst, isWide } = props;
  const source = roomScenes[room.urlKey] ?? categoryPicture(room);
  const ideas = roomIdeasOf(room.urlKey);
  return (
    <>
      <div className={css.picture}>
        {source && <Picture source={source} alt="" size={isWide ? wideSize : smallSize} isFirst={isFirst} />}
      </div>
      <h2 className={css.name}>
        <IntentLink href={categoryPath(room)} className={css.link}>
          {room.name}
        </IntentLink>
      </h2>
      {ideas && (
        <IntentLink href={ideas.href} className={css.ideas}>
          {ideas.name}
        </IntentLink>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./picture-tile.css.ts";

/** A picture with a name, the whole of it a link: a category (square) or a room (scene). */
export function PictureTile(props: {
  readonly name: string;
  readonly href: string;
  readonly picture: ReactNode;
  readonly shape?: keyof typeof css.picture;
  readonly Link?: LinkComponent;
}) {
  const { name, href, picture, shape = "square", Link = PlainLink } = props;
  return (
    <div className={css.tile}>
      <div className={css.picture[shape]}>
        <div className={css.media}>{picture}</div>
      </div>
      <Link href={href} className={css.link}>
        {name}
      </Link>
    </div>
  );
}

/** Tiles in two columns on phones, three on tablets and six on wide screens. */
export function TileGrid({ tiles }: { readonly tiles: readonly { key: string; tile: ReactNode }[] }) {
  return (
    <ul className={css.tiles} role="list">
      {tiles.map(({ key, tile }) => (
        <li key={key}>{tile}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { Container } from "../../components/layout/layout.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./site-header.css.ts";
import { Wordmark } from "./wordmark.tsx";

/**
 * The page's head in one row. Phones show menu, logo, search, light switch and cart; from tablets up the search
 * field and the tools are between them, and from desktops up the navigation instead of the menu button. Each part is a slot.
 */
export function SiteHeader(props: {
  readonly homeHref: string;
  /** Of the shop; null where it is not known. */
  readonly name: string | null;
  /** The button that opens the side menu, with what it opens. */
  readonly menu: ReactNode;
  /** Shop, Ideas, About; absent where there is nothing but the shop. */
  readonly navigation?: ReactNode;
  /** The search field; absent where nothing is searched. */
  readonly search?: ReactNode;
  /** The light switch, on phones as well. */
  readonly lights: ReactNode;
  /** Account, wishlist: on phones they are in the side menu. */
  readonly tools: ReactNode;
  readonly cart: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const { homeHref, name, menu, navigation, search, lights, tools, cart, Link = PlainLink } = props;
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          <div className={css.menu}>{menu}</div>
          <Link href={homeHref} className={css.logo}>
            <Wordmark name={name} />
          </Link>
          {navigation && <div className={css.navigation}>{navigation}</div>}
          <div className={css.spring} />
          {search && <div className={css.search}>{search}</div>}
          <div className={css.ends}>
            {lights}
            <div className={css.tools}>{tools}</div>
            {cart}
          </div>
        </div>
      </Container>
    </header>
  );
}

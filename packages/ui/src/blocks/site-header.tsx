import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import { Container } from "../components/layout.tsx";
import { type LinkComponent, PlainLink } from "../components/link.tsx";
import { PhonePanel } from "../components/phone-panel.client.tsx";
import * as css from "./site-header.css.ts";
import { Wordmark } from "./wordmark.tsx";

export interface HeaderCategory {
  readonly name: string;
  readonly href: string;
  readonly sale?: boolean;
}

/**
 * The page's head in one row: logo, categories, search, and the tools at its end (light switch, cart). On narrow
 * screens categories and search are panels behind buttons; they open without JavaScript.
 */
export function SiteHeader(props: {
  readonly homeHref: string;
  readonly categories: readonly HeaderCategory[];
  readonly search: ReactNode;
  readonly tools: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const { homeHref, categories, search, tools, Link = PlainLink } = props;
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          <button type="button" className={css.menuButton} popoverTarget="site-menu" aria-label="Menu">
            <Icon name="menu" />
          </button>
          <Link href={homeHref} className={css.logo}>
            <Wordmark />
          </Link>
          <PhonePanel id="site-menu" className={css.menu}>
            <div className={css.menuHead}>
              <Wordmark />
              <CloseButton panel="site-menu" label="Close menu" className={css.closeMenu} />
            </div>
            <nav aria-label="Categories">
              <ul className={css.categories} role="list">
                {categories.map(({ name, href, sale }) => (
                  <li key={href}>
                    <Link href={href} className={sale ? `${css.category} ${css.sale}` : css.category}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </PhonePanel>
          <div className={css.spring} />
          <button type="button" className={css.searchButton} popoverTarget="site-search" aria-label="Search">
            <Icon name="search" />
          </button>
          <PhonePanel id="site-search" className={css.search}>
            <div className={css.searchField}>{search}</div>
            <CloseButton panel="site-search" label="Close search" className={css.closeSearch} />
          </PhonePanel>
          <div className={css.tools}>{tools}</div>
        </div>
      </Container>
    </header>
  );
}

function CloseButton(props: { readonly panel: string; readonly label: string; readonly className: string }) {
  const { panel, label, className } = props;
  return (
    <button
      type="button"
      className={className}
      popoverTarget={panel}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="x" />
    </button>
  );
}

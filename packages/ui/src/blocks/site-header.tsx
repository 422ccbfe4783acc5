import type { ReactNode } from "react";
import { Container } from "../components/layout.tsx";
import { type LinkComponent, PlainLink } from "../components/link.tsx";
import * as css from "./site-header.css.ts";
import { Wordmark } from "./wordmark.tsx";

export interface HeaderCategory {
  readonly name: string;
  readonly href: string;
  readonly sale?: boolean;
}

/** The page's head: logo, categories, search, and the tools at its end (light switch, cart). */
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
          <Link href={homeHref} className={css.logo}>
            <Wordmark />
          </Link>
          <nav aria-label="Categories" className={css.place.categories}>
            <ul className={css.categories} role="list">
              {categories.map(({ name, href, sale }) => (
                <li key={href}>
                  <SaleAwareLink Link={Link} href={href} sale={sale === true}>
                    {name}
                  </SaleAwareLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={`${css.searchPlace} ${css.place.search}`}>{search}</div>
          <div className={`${css.tools} ${css.place.tools}`}>{tools}</div>
        </div>
      </Container>
    </header>
  );
}

function SaleAwareLink(props: { Link: LinkComponent; href: string; sale: boolean; children: ReactNode }) {
  const { Link, href, sale, children } = props;
  return (
    <Link href={href} className={sale ? `${css.category} ${css.sale}` : css.category}>
      {children}
    </Link>
  );
}

import type { ReactNode } from "react";
import { Container } from "../components/layout.tsx";
import { type LinkComponent, PlainLink } from "../components/link.tsx";
import * as css from "./site-footer.css.ts";

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** The page's foot: columns of links, one column of plain content, and the small print. */
export function SiteFooter(props: {
  readonly columns: readonly FooterColumn[];
  readonly aside?: { readonly title: string; readonly content: ReactNode };
  readonly smallPrint: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const { columns, aside, smallPrint, Link = PlainLink } = props;
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <ul role="list">
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} className={css.link}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {aside && (
            <div>
              <h2 className={css.title}>{aside.title}</h2>
              {aside.content}
            </div>
          )}
        </div>
        <div className={css.small}>{smallPrint}</div>
      </Container>
    </footer>
  );
}

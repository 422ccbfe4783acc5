"use no memo";
import type { ReactNode } from "react";
import { container } from "../../components/layout/container.css.ts";
import { PanelMenuLink } from "../../components/panels/panel-menu-link.client.tsx";
import { SidePanels } from "../../components/panels/side-panels.client.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./shop-panel.css.ts";

interface PanelLink {
  readonly name: string;
  readonly href: string;
}

/** A top category as the menu shows it. */
export interface ShopPanelCategory extends PanelLink {
  readonly id: string;
  readonly tone?: "critical" | undefined;
  readonly subcategories: readonly PanelLink[];
  /** A picture that fills its square, fetched when the panel opens. */
  readonly picture: ReactNode;
}

/** Words of the panel, as functions of the category's name. */
export interface ShopPanelWords {
  readonly all: (name: string) => string;
  readonly shopAll: (name: string) => string;
}

/** Top categories on the left, what they hold on the right. @source design "Shop panel" */
export function ShopPanel(props: {
  readonly categories: readonly ShopPanelCategory[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly words: ShopPanelWords;
  /** More ways in, under everything; while there are no links yet, their row is held free. */
  readonly more?: { readonly title: string; readonly links: readonly PanelLink[] } | undefined;
  readonly Link?: LinkComponent;
}) {
  const { categories, open, onOpen, words, more, Link = PlainLink } = props;
  const link = ({ name, href }: PanelLink, className: string) => (
    <PanelMenuLink key={name} href={href} className={className} Link={Link}>
      {name}
    </PanelMenuLink>
  );
  return (
    <div className={container}>
      <SidePanels
        open={open}
        onOpen={onOpen}
        panels={categories.map(({ id, name, href, tone, subcategories, picture }) => ({
          id,
          name,
          tone,
          panel: (
            <div className={css.panel}>
              <div className={css.links}>
                {link({ name: words.all(name), href }, css.all)}
                {subcategories.map((subcategory) => link(subcategory, css.link))}
              </div>
              <div className={css.aside}>
                <div className={css.picture}>{picture}</div>
                {link({ name: words.shopAll(name), href }, css.shopAll)}
              </div>
            </div>
          ),
        }))}
      />
      {more && (
        <div className={css.more}>
          {more.links.length > 0 && <span className={css.title}>{more.title}</span>}
          {more.links.map((each) => link(each, css.chip))}
        </div>
      )}
    </div>
  );
}

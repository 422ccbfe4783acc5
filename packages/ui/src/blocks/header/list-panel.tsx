"use no memo";
import type { ReactNode } from "react";
import { container } from "../../components/layout/container.css.ts";
import { PanelMenuLink } from "../../components/panels/panel-menu-link.client.tsx";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import * as css from "./list-panel.css.ts";

interface ListLink {
  readonly name: string;
  readonly href: string;
}

/** A panel of the menu with links, and beside them places with pictures or one thing more. */
export function ListPanel(props: {
  readonly links: readonly ListLink[];
  /** Pictures are fetched when the panel opens. */
  readonly places?: readonly (ListLink & { readonly picture: string })[];
  readonly children?: ReactNode;
  readonly Link?: LinkComponent;
}) {
  const { links, places = [], children, Link = PlainLink } = props;
  return (
    <div className={container}>
      <div className={css.panel}>
        <div className={css.links}>
          {links.map(({ name, href }) => (
            <PanelMenuLink key={name} href={href} className={css.link} Link={Link}>
              {name}
            </PanelMenuLink>
          ))}
        </div>
        {places.map(({ name, href, picture }) => (
          <PanelMenuLink key={name} href={href} className={css.place} Link={Link}>
            {/* biome-ignore lint/performance/noImgElement: the address is an optimised one already. */}
            <img className={css.picture} src={picture} alt="" />
            {name}
          </PanelMenuLink>
        ))}
        {children && <div className={css.aside}>{children}</div>}
      </div>
    </div>
  );
}

"use no memo";
import type { MouseEventHandler, ReactNode } from "react";
import { PhonePanel } from "../../components/panels/phone-panel.client.tsx";
import { Icon } from "../../components/text/icon.tsx";
import * as css from "./plain-menu.css.ts";
import { Wordmark } from "./wordmark.tsx";

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string; readonly tone?: "critical" }[];
}

/** The button that opens the menu, and what it opens. */
export function MenuButton(props: {
  readonly panel: string;
  /** Prevents the default to open something better. */
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
}) {
  const { panel, onClick, children } = props;
  return (
    <>
      <button type="button" className={css.button} popoverTarget={panel} aria-label="Menu" onClick={onClick}>
        <Icon name="menu" />
      </button>
      {children}
    </>
  );
}

/** Opens and closes by itself in a browser without scripts: every way of the menu as a plain link. */
export function PlainMenu(props: {
  readonly id: string;
  /** Of the shop; null where it is not known. */
  readonly name: string | null;
  readonly groups: readonly MenuGroup[];
  /** A file to download, after the groups. */
  readonly file?: { readonly name: string; readonly href: string };
}) {
  const { id, name: shopName, groups, file } = props;
  return (
    <PhonePanel id={id} className={css.menu}>
      <div className={css.head}>
        <Wordmark name={shopName} />
        <button
          type="button"
          className={css.button}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="x" />
        </button>
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={css.title}>{title}</p>
          <ul role="list">
            {links.map(({ name, href, tone }) => (
              <li key={name}>
                <a href={href} className={tone === "critical" ? `${css.link} ${css.critical}` : css.link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {file && (
        <a href={file.href} download className={css.link}>
          {file.name}
        </a>
      )}
    </PhonePanel>
  );
}

"use client";
import { NavigationLinks } from "@precise/ui/blocks/header/navigation-links";
import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { IntentLink } from "./intent-link.client.tsx";

/** How long a pointer rests on an entry before its panel opens. */
const hoverIntentMs = 200;

/** What someone asked of the plain links before the menu was there. */
export interface MenuStart {
  /** The entry whose panel is to be open. */
  readonly first: string | null;
  /** The entry that had the focus. */
  readonly focused: string | null;
}

/**
 * The header's entries: links that work before and without the menu. It is fetched when someone comes near, and takes
 * their place when someone wants a panel; where it cannot be loaded, the links work as before.
 * @param load fetches what the menu is made of; asked again after a failure
 * @param menu the menu in the links' place
 */
export function IntentNavigation<Parts>(props: {
  readonly label: string;
  readonly entries: readonly { readonly name: string; readonly href: string }[];
  readonly load: () => Promise<Parts>;
  readonly menu: (parts: Parts, start: MenuStart) => ReactNode;
}) {
  const { label, entries, load, menu } = props;
  const [shown, setShown] = useState<{ readonly parts: Parts; readonly start: MenuStart }>();
  const wanted = useRef<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = async (link: HTMLAnchorElement, otherwise?: () => void) => {
    const name = link.textContent;
    wanted.current = name;
    try {
      const parts = await load();
      if (wanted.current !== name) return;
      setShown({ parts, start: { first: name, focused: document.activeElement === link ? name : null } });
    } catch {
      // The network lost the menu's code: a link is a link.
      otherwise?.();
    }
  };
  const forget = () => {
    clearTimeout(resting.current);
    wanted.current = null;
  };
  const preload = () => {
    // Asked for again when it is wanted; then a failure is answered.
    load().catch(() => undefined);
  };
  if (shown) return menu(shown.parts, shown.start);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the links inside.
    <div
      onPointerOver={(event) => {
        const link = linkOf(event);
        if (!link || event.pointerType !== "mouse") return;
        forget();
        preload();
        resting.current = setTimeout(() => show(link), hoverIntentMs);
      }}
      onPointerLeave={forget}
      onFocus={preload}
      // Before the router's own link hears of it.
      onClickCapture={(event) => {
        const link = linkOf(event);
        if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        clearTimeout(resting.current);
        void show(link, () => location.assign(link.href));
      }}
      onKeyDown={(event) => {
        const link = linkOf(event);
        if (!link || event.key !== "ArrowDown") return;
        event.preventDefault();
        void show(link);
      }}
    >
      <NavigationLinks label={label} links={entries} Link={IntentLink} />
    </div>
  );
}

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

"use client";
"use no memo";
import * as Menu from "@radix-ui/react-navigation-menu";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import * as css from "./panel-menu.css.ts";
import { showGuards } from "./show-guards.ts";

export interface PanelMenuEntry {
  readonly name: string;
  readonly panel: ReactNode;
}

/** A click this soon after a panel has opened under the pointer means the same action, not a second one. */
const sameWishMs = 600;

/**
 * A row of buttons, each with a panel as wide as the page: opened by resting the pointer, by a click and by keyboard
 * (arrows, Escape; the focus returns). Load it on first use: it brings the navigation library.
 * @param first the panel that is open from the start, because it was requested before this had loaded
 * @param focused the button that takes the focus from the link it replaces
 */
export function PanelMenu(props: {
  readonly label: string;
  readonly entries: readonly PanelMenuEntry[];
  readonly first: string | null;
  readonly focused: string | null;
  readonly entryClass: string;
  readonly listClass: string;
}) {
  const { label, entries, first, focused, entryClass, listClass } = props;
  const [open, setOpen] = useState(first ?? "");
  const openedAt = useRef(0);
  // Also for the panel that is open from the start; counted from when it can be seen, by the clock of events.
  useEffect(() => {
    if (open !== "") openedAt.current = new Event("open").timeStamp;
  }, [open]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => showGuards(root.current));
  useEffect(() => {
    // Going back shows another page under the same header.
    const close = () => setOpen("");
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);
  const keepOpen = (event: MouseEvent, name: string) => {
    const isSameWish = event.timeStamp - openedAt.current < sameWishMs;
    if (event.detail > 0 && open === name && isSameWish) event.preventDefault();
  };
  return (
    <Menu.Root ref={root} aria-label={label} value={open} onValueChange={setOpen}>
      <Menu.List className={`${css.list} ${listClass}`} role="list">
        {entries.map(({ name, panel }) => (
          <Menu.Item key={name} value={name}>
            <Menu.Trigger
              className={entryClass}
              // It replaces the link that had the focus.
              autoFocus={focused === name}
              onClick={(event) => keepOpen(event, name)}
            >
              {name}
            </Menu.Trigger>
            <Menu.Content className={css.panel}>{panel}</Menu.Content>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Root>
  );
}

"use client";
"use no memo";
import * as Menu from "@radix-ui/react-navigation-menu";
import { type ReactNode, useEffect, useRef } from "react";
import { list } from "./panel-menu.css.ts";
import { showGuards } from "./show-guards.ts";
import * as css from "./side-panels.css.ts";

export interface SidePanel {
  readonly id: string;
  readonly name: string;
  readonly tone?: "critical" | undefined;
  readonly panel: ReactNode;
}

/** A column of buttons with one panel beside it, inside a panel of the menu. One is always open. */
export function SidePanels(props: {
  readonly panels: readonly SidePanel[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}) {
  const { panels, open, onOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => showGuards(root.current));
  return (
    <Menu.Sub ref={root} orientation="vertical" value={open} onValueChange={onOpen} className={css.frame}>
      <Menu.List className={`${list} ${css.column}`} role="list">
        {panels.map(({ id, name, tone, panel }) => (
          <Menu.Item key={id} value={id}>
            <Menu.Trigger className={tone ? css.toned[tone] : css.entry} onFocus={() => onOpen(id)}>
              {name}
            </Menu.Trigger>
            <Menu.Content className={css.panel}>{panel}</Menu.Content>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Sub>
  );
}

import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { screens } from "#desk/routes/route-list.ts";
import { useStaff } from "#desk/session/session.ts";
import { ClosedScreen } from "./closed-screen.tsx";

/** The screen of the address, with its name in the tab, where the person's roles open it. */
export function ScreenFrame() {
  const { permissions } = useStaff();
  const path = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.fullPath) });
  const screen = screens.find((each) => each.path === path);
  const name = screen?.name ?? "Not found";
  useEffect(() => {
    document.title = `${name} · Desk · Precise`;
  }, [name]);
  const isOpen = screen?.permission === undefined || permissions.includes(screen.permission);
  return isOpen ? <Outlet /> : <ClosedScreen name={name} />;
}

import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useKeys } from "#desk/keyboard/use-keys.ts";
import { useStaff } from "#desk/session/session.ts";
import { menuScreens } from "./menu-screens.ts";
import { closePalette, openPalette, paletteState } from "./palette-state.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

/** The keys of the frame, and what they open. */
export function CommandKeys() {
  const { permissions } = useStaff();
  const router = useRouter();
  const isPaletteOpen = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  const [isListOpen, setListOpen] = useState(false);
  const goes = menuScreens(permissions).flatMap(({ path, menu }) =>
    menu.goKey === undefined ? [] : [[`go:${menu.goKey}`, () => router.history.push(path)] as const],
  );
  useKeys({
    ...Object.fromEntries(goes),
    commands: openPalette,
    keys: () => setListOpen(true),
    search: () => document.querySelector<HTMLElement>("[data-search]")?.focus(),
    edit: () => document.querySelector<HTMLElement>("[data-edit]")?.click(),
  });
  return (
    <Suspense>
      {isPaletteOpen && <CommandPalette onClose={closePalette} />}
      {isListOpen && <KeyList onClose={() => setListOpen(false)} />}
    </Suspense>
  );
}

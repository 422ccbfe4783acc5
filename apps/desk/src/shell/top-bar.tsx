import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { Navigation } from "./navigation.tsx";
import { openPalette } from "./palette-state.ts";
import { PersonMenu } from "./person-menu.tsx";
import * as css from "./top-bar.css.ts";

/** Above every screen: the menu below 1024 px, finding anything, the lights, the person. */
export function TopBar() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.bar}>
      <button type="button" className={css.menu} aria-label="Menu" onClick={() => setMenuOpen(true)}>
        <DeskIcon name="menu" />
      </button>
      <button type="button" className={css.find} onClick={openPalette}>
        <DeskIcon name="search" />
        <span>Find or go to</span>
        <kbd className={css.key}>Ctrl K</kbd>
      </button>
      <div className={css.end}>
        <LightSwitch />
        <PersonMenu />
      </div>
      {isMenuOpen && (
        <Dialog title="Menu" look="left" closeLabel="Close the menu" onClose={() => setMenuOpen(false)}>
          <Navigation isInMenu onGo={() => setMenuOpen(false)} />
        </Dialog>
      )}
    </header>
  );
}

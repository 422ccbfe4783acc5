import { Icon } from "@precise/ui/components/icon";
import * as css from "./side-menu.css.ts";
import { sideMenuCopy } from "./side-menu-copy.ts";

/** From a subcategory back to the menu. @source spec §2 "Side menu" */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <button type="button" className={css.back} onClick={onBack}>
      <Icon name="chevron-left" />
      {sideMenuCopy.back}
    </button>
  );
}

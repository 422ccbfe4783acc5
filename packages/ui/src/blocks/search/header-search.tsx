import type { ReactNode } from "react";
import { PhonePanel } from "../../components/panels/phone-panel.client.tsx";
import { Icon } from "../../components/text/icon.tsx";
import * as css from "./header-search.css.ts";

/** Search in the header: a field from tablets up, on phones a button that lets the field down over the header. */
export function HeaderSearch({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <button type="button" className={css.open} popoverTarget="site-search" aria-label="Search">
        <Icon name="search" />
      </button>
      <PhonePanel id="site-search" className={css.panel}>
        {children}
        <button
          type="button"
          className={css.close}
          popoverTarget="site-search"
          popoverTargetAction="hide"
          aria-label="Close search"
        >
          <Icon name="x" />
        </button>
      </PhonePanel>
    </>
  );
}

import type { Permission } from "@precise/contract/desk/staff/permissions";
import type { DeskIconName } from "@precise/ui/components/text/desk-icon";
import type { FunctionComponent } from "react";

/** One screen of the desk. */
export interface Screen {
  /** `/orders/$number`: a part with `$` is a value, read with `useAddressPart`. */
  readonly path: string;
  /** What the tab and the navigation say. */
  readonly name: string;
  /** Loads its part of the desk when it is first wanted. */
  readonly load: () => Promise<FunctionComponent>;
  /** Where the navigation lists it; a screen that is opened from another has none. */
  readonly menu?: ScreenMenu;
  /** What a role must allow to open it; everyone signed in may open a screen without. */
  readonly permission?: Permission;
}

interface ScreenMenu {
  readonly icon: DeskIconName;
  readonly group: "work" | "people" | "money" | "goods" | "house";
  /** `g` and this key go there. */
  readonly goKey?: string;
}

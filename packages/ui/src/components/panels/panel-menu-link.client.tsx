"use client";
"use no memo";
import { Link as MenuLink } from "@radix-ui/react-navigation-menu";
import { type LinkComponent, type LinkProps, PlainLink } from "../text/link.tsx";

/** A link in a panel: the arrow keys reach it, and following it closes the panel. */
export function PanelMenuLink({ Link = PlainLink, ...rest }: LinkProps & { readonly Link?: LinkComponent }) {
  return (
    <MenuLink asChild>
      <Link {...rest} />
    </MenuLink>
  );
}

import type { ReactNode } from "react";
import * as css from "./side-menu-foot.css.ts";

/** Under the lists of the side menu: what belongs to the person who holds it. */
export function SideMenuFoot(props: {
  readonly children: ReactNode;
  /** The light switch, with its words. */
  readonly lights: { readonly label: string; readonly control: ReactNode };
  readonly social: ReactNode;
}) {
  const { children, lights, social } = props;
  return (
    <div className={css.foot}>
      {children}
      <div className={css.lights}>
        <span>{lights.label}</span>
        {lights.control}
      </div>
      <div className={css.social}>{social}</div>
    </div>
  );
}

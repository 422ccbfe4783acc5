import type { ReactNode } from "react";
import * as css from "./page.css.ts";

/**
 * A screen's page: its title, what can be done on it, and its content.
 * @param actions buttons at the end of the title's line; the most wanted one last
 * @param isFilled a list fills the height that is left, where the screen has room
 */
export function Page(props: {
  readonly title: ReactNode;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly isFilled?: boolean;
  readonly children: ReactNode;
}) {
  const { title, beside, actions, isFilled = false, children } = props;
  return (
    <div className={isFilled ? css.filled : css.page}>
      <div className={css.head}>
        <h1>{title}</h1>
        {beside}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

import { figure } from "#desk/styles/texts.css.ts";
import { DeskLink } from "./desk-link.tsx";
import * as css from "./tabs.css.ts";

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** How many are in it; without, no count is shown. */
  readonly count?: number | undefined;
}

/** Screens, or parts of a list, beside each other. @param label names all of them: "Queues" */
export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}) {
  const { label, tabs, current } = props;
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ id, name, href, count }) => (
        <DeskLink key={id} className={css.tab} href={href} aria-current={id === current ? "page" : undefined}>
          {name}
          {count !== undefined && <span className={figure}>{count}</span>}
        </DeskLink>
      ))}
    </nav>
  );
}

import type { ComponentType, MouseEventHandler, ReactNode } from "react";
import { Skeleton } from "../../components/feedback/skeleton.tsx";
import * as css from "./search-panel.css.ts";

/** One thing that can be chosen, by mouse as a link, by keyboard as an option of the field's list. */
export interface SearchOption {
  /** Unique on the page: the field names the active option by it. */
  readonly id: string;
  readonly href: string;
  readonly content: ReactNode;
  /** What is searched for by choosing it; passed to click listeners as `data-term`. */
  readonly term?: string | undefined;
  /** Fills a square; present in groups of pictures. */
  readonly picture?: ReactNode;
  /** Shown under the content of an option with a picture. */
  readonly price?: ReactNode;
}

export interface SearchOptionGroup {
  readonly title: string;
  /** Lines of text, a grid of products, a grid of smaller tiles, or links in a row under everything else. */
  readonly look: "lines" | "products" | "tiles" | "row";
  readonly options: readonly SearchOption[];
  /** As many places are held while the options are on their way. */
  readonly pending?: number;
}

/** What an option's link gets: it takes no focus of its own, the field keeps it. */
export type OptionLink = ComponentType<{
  readonly id: string;
  readonly href: string;
  readonly role: "option";
  readonly "aria-selected": boolean;
  readonly tabIndex: -1;
  readonly className: string;
  readonly children: ReactNode;
}>;

/**
 * The panel under a search field: groups of options, and the content below them. The field is a combobox whose list this
 * is (ARIA APG, editable combobox with list); groups are read out by their titles.
 */
export function SearchPanel(props: {
  readonly listId: string;
  readonly label: string;
  readonly groups: readonly SearchOptionGroup[];
  readonly activeId: string | null;
  /** Instead of pictures, or above everything: nothing found, failed, offline, on its way. */
  readonly notice?: ReactNode;
  /** Below the list: what is no option. */
  readonly foot?: ReactNode;
  readonly Link: OptionLink;
  readonly onClick?: MouseEventHandler<HTMLDivElement>;
}) {
  const { listId, label, groups, activeId, notice, foot, Link, onClick } = props;
  const places = {
    lines: groups.filter(({ look }) => look === "lines"),
    pictures: groups.filter(({ look }) => look === "products" || look === "tiles"),
    row: groups.filter(({ look }) => look === "row"),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for clicks on the options, which Enter makes too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an option is a click.
    <div className={css.panel} onClick={onClick}>
      {notice}
      <div
        className={css.list}
        role="listbox"
        id={listId}
        aria-label={label}
        aria-busy={groups.some(({ pending }) => pending) || undefined}
      >
        {(["lines", "pictures", "row"] as const).map(
          (place) =>
            places[place].length > 0 && (
              <div key={place} role="presentation" className={css.place[place]}>
                {places[place].map((group) => (
                  <Group key={group.title} group={group} activeId={activeId} Link={Link} />
                ))}
              </div>
            ),
        )}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

function Group(props: {
  readonly group: SearchOptionGroup;
  readonly activeId: string | null;
  readonly Link: OptionLink;
}) {
  const { group, activeId, Link } = props;
  const { title, look, options, pending = 0 } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox; a fieldset is not allowed there.
    <div role="group" aria-label={title} className={css.group}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <div role="presentation" className={css.options[look]}>
        {options.map(({ id, href, content, term, picture, price }) => (
          <Link
            key={id}
            id={id}
            href={href}
            role="option"
            aria-selected={id === activeId}
            tabIndex={-1}
            data-term={term}
            className={css.option[look]}
          >
            {(look === "products" || look === "tiles") && <span className={css.picture}>{picture}</span>}
            <span className={css.content[look]}>{content}</span>
            {price}
          </Link>
        ))}
        {Array.from({ length: pending }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike.
          <span key={index} className={css.option[look]} aria-hidden="true">
            {look === "lines" ? <Skeleton width="70%" height="1em" /> : <span className={css.picture} />}
            {look === "products" && <Skeleton height="3.9em" />}
          </span>
        ))}
      </div>
    </div>
  );
}

import { catalogueQueries } from "@precise/api-client/catalogue.queries";
import { roomsCategoryId, topCategoryIds } from "@precise/contract/shop/category";
import { SearchPanel } from "@precise/ui/blocks/search/search-panel";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { browserApi } from "@precise/web/shell/browser-api";
import { useDebounced } from "@precise/web/shell/use-debounced";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MouseEventHandler } from "react";
import { cleanTerm, searchPath } from "#shop/base/routes/search-path.ts";
import { guidesFor } from "./guide-links.ts";
import { idleGroups, pendingGroups, typingGroups, waysOnGroups } from "./search-groups.tsx";
import * as css from "./search-notice.css.ts";
import { searchPanelCopy as copy } from "./search-panel-copy.ts";
import { searchQueries } from "./search-queries.ts";
import { useCombobox } from "./use-combobox.ts";
import type { SearchField } from "./use-search-field.ts";

/** Long enough to swallow a quick typist's letters, short enough not to be felt: the answer takes a few milliseconds. */
const settlesMs = 120;

const knownIds = [...topCategoryIds, roomsCategoryId];

/**
 * The panel's content. Answers belong to the term that they were asked for: one that comes late is not of the term that
 * is in the field, and is not shown.
 */
export function SearchPanelContent(props: {
  readonly field: SearchField;
  readonly listId: string;
  readonly recent: readonly string[];
  readonly onClearRecent: () => void;
  readonly onChoose: MouseEventHandler<HTMLDivElement>;
}) {
  const { field, listId, recent, onClearRecent, onChoose } = props;
  const term = useDebounced(cleanTerm(field.typed), settlesMs);
  const isTyping = term !== "";
  const suggested = useQuery({
    ...catalogueQueries.suggestions(browserApi, term),
    // The last answer stays until the next is there, but not beyond an empty field.
    placeholderData: keepPreviousData,
    enabled: isTyping && field.isOpen,
  });
  const { data: known = [] } = useQuery({
    ...catalogueQueries.categoriesByIds(browserApi, knownIds),
    enabled: field.isOpen,
  });
  const topCategories = known.filter(({ id }) => id !== roomsCategoryId);
  const rooms = known.find(({ id }) => id === roomsCategoryId)?.subcategories ?? [];

  const found = isTyping && !suggested.isError ? suggested.data : undefined;
  const isEmpty =
    found !== undefined &&
    !suggested.isPlaceholderData &&
    found.suggestions.length +
      found.products.items.length +
      found.categories.length +
      guidesFor(term).length ===
      0;
  const isOffline = isTyping && suggested.fetchStatus === "paused";
  const isFailed = isTyping && suggested.isError && !isOffline;
  const trouble = isOffline ? "offline" : isFailed ? "failed" : isEmpty ? "nothing" : null;
  const groups = !isTyping
    ? idleGroups(recent, topCategories, rooms)
    : trouble !== null
      ? waysOnGroups(topCategories)
      : found === undefined
        ? pendingGroups
        : typingGroups(found, term, rooms);
  const activeId = useCombobox(
    field,
    listId,
    groups.flatMap(({ options }) => options.map(({ id }) => id)),
  );

  if (!field.isOpen) return null;
  return (
    <>
      <SearchPanel
        listId={listId}
        label={copy.panel}
        groups={groups}
        activeId={activeId}
        Link={IntentLink}
        onClick={onChoose}
        notice={
          trouble && <SearchNotice trouble={trouble} term={term} onAgain={() => void suggested.refetch()} />
        }
        foot={
          isTyping
            ? trouble === null && (
                <ButtonLink href={searchPath(term)} tone="quiet" Link={IntentLink}>
                  {copy.all(term)}
                </ButtonLink>
              )
            : recent.length > 0 && (
                <Button tone="quiet" onClick={onClearRecent}>
                  {copy.clearRecent}
                </Button>
              )
        }
      />
      <VisuallyHidden>
        <span role="status">
          {found && trouble === null && !suggested.isPlaceholderData
            ? copy.found(searchQueries(found.suggestions, term).length, found.products.items.length)
            : ""}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Why there are no suggestions, and what to do. Read out when it appears. */
function SearchNotice(props: {
  readonly trouble: "nothing" | "failed" | "offline";
  readonly term: string;
  readonly onAgain: () => void;
}) {
  const { trouble, term, onAgain } = props;
  const words = {
    nothing: [copy.nothing(term), copy.nothingText],
    failed: [copy.failed, copy.failedText],
    offline: [copy.offline, copy.offlineText],
  }[trouble];
  return (
    <div className={css.notice}>
      <div role="status">
        <p className={css.title}>{words[0]}</p>
        <p className={css.text}>{words[1]}</p>
      </div>
      {trouble === "failed" && (
        <Button tone="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}

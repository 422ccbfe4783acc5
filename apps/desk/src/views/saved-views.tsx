import {
  countViews,
  deleteView,
  listSavedViews,
  type SavedView,
  saveView,
} from "@precise/contract/desk/kit/views";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { deskKey, deskQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useRefresh } from "#desk/api/poll.ts";
import { showTrouble, showUndo } from "#desk/dialogs/undo-toast.ts";
import { countText } from "#desk/parts/count-text.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./saved-views.css.ts";
import { isSameQuery } from "./view-query.ts";

// Forms are not needed to read a list.
const SaveViewDialog = lazy(async () => ({
  default: (await import("./save-view-dialog.tsx")).SaveViewDialog,
}));

const countEveryMs = 30_000;

/** A view that comes with the shop. */
interface OwnView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

const noViews: readonly OwnView[] = [];

/**
 * A list's views as tabs with live counts, and saving what is shown as one. A view is an address: what stands behind
 * its `?`. Those that come with the shop stand before the saved ones.
 */
export function SavedViews({
  screen,
  path,
  own = noViews,
}: {
  /** The list's name in the API: `orders`. */
  readonly screen: string;
  readonly path: string;
  readonly own?: readonly OwnView[];
}) {
  const query = useRouterState({ select: ({ location }) => location.searchStr.replace(/^\?/, "") });
  const { data: views = [] } = useQuery({
    ...deskQuery(listSavedViews, { query: { screen } }),
    staleTime: 60_000,
  });
  const { data: counts = [] } = useQuery({
    ...deskQuery(countViews, { query: { screen } }),
    enabled: own.length > 0 || views.some((view) => view.is_pinned),
  });
  useRefresh(deskKey(countViews), countEveryMs);
  const [isSaving, setSaving] = useState(false);
  const remove = useDeskWrite(deleteView, [listSavedViews, countViews]);
  useDefaultView(views, path, query);
  const current = views.find((view) => isSameQuery(view.query, query));
  const shown = views.filter((view) => view.is_pinned || view === current);
  const others = views.filter((view) => !shown.includes(view));
  const save = useDeskWrite(saveView, [listSavedViews, countViews]);
  const putBack = async ({ id: _id, is_mine: _mine, ...view }: SavedView) => {
    const result = await save.mutateAsync([{ body: view }]);
    if (!result.ok) showTrouble("The view was not put back", failureWords(result.failure));
  };
  const removeIt = async (view: SavedView) => {
    const result = await remove.mutateAsync([{ params: { id: view.id } }]);
    if (result.ok) showUndo(`View “${view.name}” deleted`, () => void putBack(view));
    else showTrouble("The view was not deleted", failureWords(result.failure));
  };
  return (
    <nav aria-label="Views" className={css.bar}>
      <ul role="list" className={css.tabs}>
        <li>
          <DeskLink
            href={`${path}?view=all`}
            className={css.tab}
            aria-current={isPlain(query) ? "page" : undefined}
          >
            All
          </DeskLink>
        </li>
        {[...own, ...shown].map((view) => {
          const count = counts.find(({ id }) => id === view.id)?.count;
          return (
            <li key={view.id}>
              <DeskLink
                href={`${path}?${view.query}`}
                className={css.tab}
                aria-current={isSameQuery(view.query, query) ? "page" : undefined}
              >
                {view.name}
                {count !== undefined && <span className={css.count}>{countText(count)}</span>}
              </DeskLink>
            </li>
          );
        })}
      </ul>
      <PopMenu label="Views" face={<DeskIcon name="ellipsis" />}>
        {others.map((view) => (
          <DeskLink key={view.id} href={`${path}?${view.query}`} className={css.item}>
            {view.name}
            {view.is_team && <span className={texts.note}>team</span>}
          </DeskLink>
        ))}
        <button type="button" className={css.item} onClick={() => setSaving(true)}>
          {current?.is_mine ? "Change this view" : "Save what is shown as a view"}
        </button>
        {current?.is_mine && (
          <button type="button" className={css.item} onClick={() => void removeIt(current)}>
            Delete “{current.name}”
          </button>
        )}
      </PopMenu>
      {isSaving && (
        <Suspense>
          <SaveViewDialog
            screen={screen}
            query={isPlain(query) ? "" : query}
            view={current?.is_mine ? current : undefined}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

/** Nothing narrows the list, or "All" was pressed. */
function isPlain(query: string): boolean {
  return query === "" || query === "view=all";
}

/** A list that is opened without an address of its own opens with the person's default view, once. */
function useDefaultView(views: readonly SavedView[], path: string, query: string): void {
  const router = useRouter();
  const isDone = useRef(query !== "");
  useEffect(() => {
    if (isDone.current || views.length === 0) return;
    isDone.current = true;
    const first = views.find((view) => view.is_default && view.is_mine);
    if (first !== undefined) router.history.replace(`${path}?${first.query}`);
  }, [views, path, router]);
}

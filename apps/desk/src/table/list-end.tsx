import { Button } from "@precise/ui/components/inputs/button";
import { countText } from "#desk/parts/count-text.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { end } from "./list-end.css.ts";
import type { List } from "./use-list.ts";

/** How much of the list is shown, and the next rows. */
export function ListEnd({ list }: { readonly list: List<unknown> }) {
  const { rows, total, hasMore, isReadingMore, readMore } = list;
  if (rows.length === 0) return null;
  return (
    <div className={end}>
      <p className={texts.note} role="status">
        {wordsOf(rows.length, total, hasMore)}
      </p>
      {hasMore && (
        <Button tone="secondary" pending={isReadingMore} onClick={readMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function wordsOf(shown: number, total: number | null, hasMore: boolean): string {
  const written = shown.toLocaleString("en-NG");
  if (total !== null && total > shown) return `${written} of ${countText(total)} shown`;
  return hasMore ? `${written} shown, there are more` : `${written} in total`;
}

import type { PriceChange } from "@precise/contract/desk/prices/price-shapes";
import * as texts from "#desk/styles/texts.css.ts";

import type { Column } from "#desk/table/column.ts";
import { changeTitle, stateText, timeText } from "./price-change-words.ts";

/** What the list of changes shows of each. */
export const changeColumns: readonly Column<PriceChange>[] = [
  { key: "what", head: "What", cell: changeTitle, onCard: "line" },
  {
    key: "summary",
    head: "How",
    isGrowing: true,
    onCard: "line",
    cell: ({ kind, summary }) => (kind === "sale" ? summary : ""),
  },
  {
    key: "state",
    head: "State",
    cell: (change) =>
      change.state === "failed" ? <span className={texts.critical}>Failed</span> : stateText(change),
  },
  { key: "when", head: "When", cell: timeText },
  {
    key: "products",
    head: "Products",
    align: "end",
    cell: ({ counts }) => (counts.rows - counts.refused).toLocaleString("en"),
  },
  {
    key: "left",
    head: "Left out",
    align: "end",
    cell: ({ counts, needs_look }) => {
      const left = counts.refused + counts.skipped + counts.kept;
      if (left === 0) return "";
      return needs_look ? (
        <span className={texts.critical}>{left} to look at</span>
      ) : (
        left.toLocaleString("en")
      );
    },
  },
  { key: "by", head: "By", cell: ({ by }) => by },
];

import type { PriceChangeRow } from "@precise/contract/desk/prices/price-shapes";
import * as texts from "#desk/styles/texts.css.ts";

import type { Column } from "#desk/table/column.ts";
import { differences, fieldNames, outcomeNames } from "./price-change-words.ts";
import * as css from "./prices.css.ts";

/** What the page of a change shows of each product. */
export const rowColumns: readonly Column<PriceChangeRow>[] = [
  { key: "sku", head: "Item", cell: ({ sku }) => sku },
  { key: "name", head: "Name", isGrowing: true, onCard: "line", cell: ({ name }) => name ?? "" },
  {
    key: "change",
    head: "Old → new",
    onCard: "line",
    cell: ({ before, after }) =>
      differences(before, after).map(({ field, from, to }, at) => (
        <span key={field} className={texts.figure}>
          <span>{at > 0 && ", "}</span>
          <span>{field !== "price" && `${fieldNames[field]} `}</span>
          <s className={css.old}>{from}</s>
          {to}
        </span>
      )),
  },
  {
    key: "outcome",
    head: "Outcome",
    cell: ({ outcome }) =>
      outcome === "refused" || outcome === "skipped" ? (
        <span className={texts.critical}>{outcomeNames[outcome]}</span>
      ) : (
        outcomeNames[outcome]
      ),
  },
  { key: "reason", head: "Why", onCard: "line", cell: ({ reason }) => reason ?? "" },
];

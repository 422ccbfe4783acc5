import type { PriceHistoryEntry } from "@precise/contract/desk/prices/price-shapes";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { actText, amountText, differences, fieldNames } from "./price-change-words.ts";
import * as css from "./prices.css.ts";

/** How a product's prices came about, the newest first. */
export function PriceHistory({ history }: { readonly history: readonly PriceHistoryEntry[] }) {
  return (
    <Part title="History">
      <DenseTable
        label="History"
        columns={[
          { key: "at", head: "When", isRowHead: true },
          { key: "change", head: "Old → new", isWide: true },
          { key: "what", head: "By what" },
          { key: "who", head: "Who" },
        ]}
        rows={history.map((entry, index) => ({
          key: `${entry.at} ${index}`,
          cells: {
            at: shortDayAndTime(entry.at),
            change: <Changes entry={entry} />,
            what:
              entry.change_id === undefined ? (
                actText(entry)
              ) : (
                <DeskLink href={`/prices/changes/${entry.change_id}`}>{actText(entry)}</DeskLink>
              ),
            who: entry.actor,
          },
        }))}
      />
    </Part>
  );
}

function Changes({ entry: { before, after } }: { readonly entry: PriceHistoryEntry }) {
  if (before === null) return <span className={texts.figure}>{amountText(after.price)}</span>;
  return differences(before, after).map(({ field, from, to }) => (
    <span key={field} className={texts.figure} style={{ display: "block" }}>
      {fieldNames[field]} <s className={css.old}>{from}</s>
      {to}
    </span>
  ));
}

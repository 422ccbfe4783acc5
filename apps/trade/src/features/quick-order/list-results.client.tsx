"use client";
import type { QuickOrderRow } from "@precise/contract/trade/quick-order";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { countText } from "#trade/base/amount-text.ts";
import { paths } from "#trade/base/routes/paths.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";
import type { QuickOrderState } from "./quick-order-store.ts";

/** Changed rows that are shown at once; the others on request. */
const mostShown = 20;

/** Each row that was added with a change: how many pieces of how many, and why. */
function ChangedRows({ rows }: { readonly rows: readonly QuickOrderRow[] }) {
  const [isAll, setIsAll] = useState(false);
  const count = countText(rows.length, "row");
  return (
    <>
      <p>{copy.addedChanged(count)}</p>
      <ul role="list" className={css.changed}>
        {rows.slice(0, isAll ? rows.length : mostShown).map((row) => (
          <li key={row.row}>
            <strong>{copy.changedRow(row.row, row.name ?? row.text, row.side_mark ?? "")}</strong>{" "}
            {copy.changedPieces(row.quantity, row.asked ?? row.quantity)}{" "}
            {row.reasons.map(({ message }) => message).join(" ")}
          </li>
        ))}
      </ul>
      {!isAll && rows.length > mostShown && (
        <Button tone="secondary" onClick={() => setIsAll(true)}>
          {copy.showChanged(count)}
        </Button>
      )}
    </>
  );
}

/** The result of a list that was read, or of an add: every row counted. @param left rows that cannot be added */
export function ListResults({ state, left }: { readonly state: QuickOrderState; readonly left: number }) {
  const { read, added, report } = state;
  if (read === null && added === null) return null;

  async function download(): Promise<void> {
    const { resultsCsv } = await import("./results-csv.ts");
    const address = URL.createObjectURL(new Blob([resultsCsv(report)], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = copy.reportName;
    link.click();
    URL.revokeObjectURL(address);
  }
  const changed = report.filter(({ outcome }) => outcome === "adjusted");
  const parts = (["accepted", "adjusted", "rejected", "ignored", "blank"] as const).filter(
    (part) => read && read[part] > 0,
  );
  return (
    <Alert
      tone={left > 0 ? "caution" : "positive"}
      {...(read && { title: copy.read(countText(read.rows, "row")) })}
    >
      {read && (
        <>
          <p>
            {parts.map((part) => `${read[part].toLocaleString("en-NG")} ${copy.readOf[part]}`).join(", ")}.
          </p>
          <p>{copy.nothingYet}</p>
        </>
      )}
      {added && (
        <>
          <p>
            <strong>
              {copy.added(
                countText(added.accepted + added.adjusted, "row"),
                countText(added.pieces, "piece"),
              )}
            </strong>
          </p>
          {changed.length > 0 && <ChangedRows rows={changed} />}
          {left > 0 && <p>{copy.leftOver(`${countText(left, "row")} ${left === 1 ? "was" : "were"}`)}</p>}
        </>
      )}
      <div className={css.resultActions}>
        {added && <ButtonLink href={paths.cart}>{copy.toCart}</ButtonLink>}
        <Button tone="secondary" onClick={() => void download()}>
          {copy.download}
        </Button>
      </div>
    </Alert>
  );
}

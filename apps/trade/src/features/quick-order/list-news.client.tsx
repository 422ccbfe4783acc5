"use client";
import { Alert } from "@precise/ui/components/alert";
import { Button, ButtonLink } from "@precise/ui/components/button";
import { countText } from "../../purchase/amounts.ts";
import { places } from "../../purchase/places.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";
import type { QuickOrderState } from "./quick-order-store.ts";

/** What the list came to that was read, or what was added: every row counted. @param left rows that are not possible */
export function ListNews({ state, left }: { readonly state: QuickOrderState; readonly left: number }) {
  const { read, added, report } = state;
  if (read === null && added === null) return null;

  async function download(): Promise<void> {
    const { rowReport } = await import("./row-report.ts");
    const address = URL.createObjectURL(new Blob([rowReport(report)], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = copy.reportName;
    link.click();
    URL.revokeObjectURL(address);
  }
  const changed = report.filter(({ outcome }) => outcome === "adjusted").length;
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
          {changed > 0 && <p>{copy.addedChanged(countText(changed, "row"))}</p>}
          {left > 0 && <p>{copy.leftOver(`${countText(left, "row")} ${left === 1 ? "was" : "were"}`)}</p>}
        </>
      )}
      <div className={css.newsActs}>
        {added && <ButtonLink href={places.cart}>{copy.toCart}</ButtonLink>}
        <Button tone="secondary" onClick={() => void download()}>
          {copy.download}
        </Button>
      </div>
    </Alert>
  );
}

"use client";
import { addKobo, formatNaira, type Kobo, parsePrice, timesKobo } from "@precise/cart-core/money";
import { grossOf } from "@precise/cart-core/trade-prices";
import { startVatPerThousand } from "@precise/cart-core/vat";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { countText } from "#trade/base/amount-text.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";
import { addable, type QuickRow, type RowOutcome } from "./quick-rows.ts";

/** What would go into the cart, and the button that says so. Without scripts the button sends the rows to be read. */
export function AddBar(props: {
  readonly rows: readonly QuickRow[];
  readonly counts: Readonly<Record<RowOutcome, number>>;
  readonly isAdding: boolean;
}) {
  const { rows, counts, isAdding } = props;
  const [isAsked, setIsAsked] = useState(false);
  const ready = addable(rows);
  const pieces = ready.reduce((sum, { line }) => sum + line.quantity, 0);
  const isNothing = ready.length === 0;
  return (
    <div className={css.addBar}>
      <p className={css.totals}>
        {!isNothing &&
          copy.totals(countText(pieces, "piece"), totalText(rows, "net"), totalText(rows, "gross"))}
      </p>
      <Button type="submit" pending={isAdding} onClick={() => setIsAsked(true)}>
        {isAdding ? copy.adding : isNothing ? copy.addNone : copy.add(countText(ready.length, "row"))}
      </Button>
      <p role="status" className={css.say}>
        {isAsked && isNothing && counts.open === 0 && (counts.rejected > 0 ? copy.onlyWrong : copy.nothing)}
      </p>
    </div>
  );
}

/** The total of the rows, each with the VAT of its own net amount, as the cart counts them. */
function totalText(rows: readonly QuickRow[], kind: "net" | "gross"): string {
  const amounts = rows.flatMap(({ answer }): Kobo[] => {
    if (!answer?.unit || answer.quantity < 1) return [];
    const price = parsePrice(answer.unit.net);
    if (!price.ok) return [];
    const net = timesKobo(price.value, answer.quantity);
    return [kind === "net" ? net : grossOf(net, answer.vat_per_thousand ?? startVatPerThousand)];
  });
  return formatNaira(addKobo(...amounts));
}

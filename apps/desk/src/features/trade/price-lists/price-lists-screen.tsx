import { nairaText } from "@precise/cart-core/money";
import { listPriceLists, type PriceListRow } from "@precise/contract/desk/trade/price-lists";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import type { Column } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { wholeList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { type Outcome, OutcomeDialog } from "#desk/trade/outcome-dialog.tsx";
import { CreateListDialog } from "./create-list-dialog.tsx";
import { listHref } from "./price-words.ts";

const columns: readonly Column<PriceListRow>[] = [
  { key: "code", head: "Code", cell: ({ code }) => code },
  { key: "label", head: "Name for its clients", cell: ({ label }) => label, isGrowing: true },
  { key: "percent", head: "Of the trade prices", align: "end", cell: ({ percent }) => `${percent} %` },
  {
    key: "rounding",
    head: "Rounded to",
    align: "end",
    cell: ({ rounding: { value } }) => (value > 0.01 ? nairaText(value) : ""),
  },
  {
    key: "own_prices",
    head: "Items with own prices",
    align: "end",
    cell: ({ own_prices: count }) => count || "",
  },
  { key: "companies", head: "Companies", align: "end", cell: ({ companies }) => companies || "" },
];
const shape = { columns, filters: [] };

/** What trade companies pay by. */
export function PriceListsScreen() {
  const control = useTableState(shape);
  const { data: lists, error } = useQuery(deskQuery(listPriceLists));
  const failure = failureOf(error);
  const mayEdit = useMay("price.edit");
  const [isMaking, setMaking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const words = cleanLine(control.state.search).toLowerCase().split(/\s+/);
  const found = lists?.filter(({ code, label }) =>
    words.every((word) => `${code} ${label}`.toLowerCase().includes(word)),
  );
  return (
    <Page
      title="Price lists"
      actions={mayEdit && <Button onClick={() => setMaking(true)}>New price list</Button>}
      isFilled
    >
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      <DataTable
        label="Price lists"
        columns={columns}
        control={control}
        list={wholeList(found)}
        rowId={({ code }) => code}
        rowHref={({ code }) => listHref(code)}
        searchHint="Code or name"
        emptyWords="There is no price list."
      />
      {isMaking && (
        <CreateListDialog
          onClose={() => setMaking(false)}
          onEnd={(next) => {
            setMaking(false);
            setOutcome(next);
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </Page>
  );
}

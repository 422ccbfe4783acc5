import type { PriceRow } from "@precise/contract/desk/prices/price-shapes";
import {
  listPrices,
  type PriceFieldName,
  type PriceSort,
  priceSorts,
} from "@precise/contract/desk/prices/prices";
import { type DeskCategory, listCategories } from "@precise/contract/desk/products/categories";
import { Button } from "@precise/ui/components/inputs/button";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DiscardDialog, UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { BulkBar } from "#desk/table/bulk-bar.tsx";
import type { FilterOption } from "#desk/table/column.ts";
import { sortText } from "#desk/table/table-state.ts";
import { useDeskList } from "#desk/table/use-list.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { EditsDialog } from "./edits-dialog.tsx";
import { countEdits, type PendingEdits, readEdits, withCell } from "./pending-edits.ts";
import { fieldNames } from "./price-change-words.ts";
import { priceColumns, seenColumns } from "./price-columns.tsx";
import { PriceGrid } from "./price-grid.tsx";
import * as css from "./prices.css.ts";
import { SaleDialog } from "./sale-dialog.tsx";
import type { PriceFilterValues, WhichProducts } from "./which-products.ts";

const show = {
  key: "show",
  name: "Show",
  options: [
    { value: "reduced", name: "Reduced now" },
    { value: "below_cost", name: "Below cost" },
    { value: "no_cost", name: "Without a cost" },
    { value: "no_trade_price", name: "Without a trade price" },
  ],
};
const shownToAll = { ...show, options: show.options.filter(({ value }) => !value.includes("cost")) };
const keys = [{ key: "category" }, { key: "show" }];
const editShape = { columns: priceColumns, filters: keys };
const seenShape = { columns: seenColumns, filters: keys };
const noEdits: PendingEdits = new Map();

/** Prices of all products on sale: single ones are typed into their cells, many are changed by one rule. */
export function PricesScreen() {
  const mayEdit = useMay("price.edit");
  const control = useTableState(mayEdit ? editShape : seenShape);
  const selection = useSelection();
  const [edits, setEdits] = useState(noEdits);
  const [dialog, setDialog] = useState<"change" | "sale" | "edits" | "discard" | null>(null);
  const [said, setSaid] = useState("");
  const { search, filters: chosen, sort } = control.state;
  const filter: PriceFilterValues = {
    ...(search !== "" && { search }),
    ...(chosen.category && { category: chosen.category.join() }),
    ...(chosen.show && { show: chosen.show.join() }),
  };
  const query = { ...filter, sort: sortOf(sort && sortText(sort)) };
  const list = useDeskList({ call: listPrices, query, rows: (page) => page.rows });
  const { data: structure } = useQuery({ ...deskQuery(listCategories), staleTime: 60_000 });
  const filters = useMemo(
    () => [
      { key: "category", name: "Category", options: categoriesByName(structure?.categories ?? []) },
      mayEdit ? show : shownToAll,
    ],
    [structure, mayEdit],
  );
  const typed = countEdits(edits);
  const read = readEdits(edits);
  const which: WhichProducts =
    selection.wholeView === null
      ? { skus: [...selection.ids] }
      : { view: { filter, count: selection.wholeView } };
  const type = (row: PriceRow, field: PriceFieldName, text: string) => {
    const next = withCell(edits, row, field, text);
    setEdits(next);
    setSaid(
      next.get(row.sku)?.texts[field] === undefined
        ? ""
        : `${fieldNames[field]} of ${row.sku}: ${text || "none"}, not saved yet`,
    );
  };
  const done = () => {
    if (dialog === "edits") setEdits(noEdits);
    else selection.clear();
    setDialog(null);
  };
  return (
    <Page title="Prices" actions={<DeskLink href="/prices/changes">Changes and sales</DeskLink>} isFilled>
      <SavedViews screen="prices" path="/prices" />
      <PriceGrid
        columns={mayEdit ? priceColumns : seenColumns}
        filters={filters}
        control={control}
        list={list}
        selection={mayEdit ? selection : undefined}
        edits={edits}
        onType={type}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {typed > 0 && (
        <div className={css.pending}>
          <span className={css.pendingWords}>
            {typed === 1 ? "1 price typed" : `${typed} prices typed`}, not saved yet.{" "}
            {"bad" in read && (
              <span className={texts.critical}>
                {fieldNames[read.bad.field]} of {read.bad.sku} is no amount.
              </span>
            )}
          </span>
          <Button tone="secondary" onClick={() => setDialog("discard")}>
            Discard
          </Button>
          <Button
            onClick={() => "edits" in read && setDialog("edits")}
            aria-disabled={"bad" in read || undefined}
          >
            Preview
          </Button>
        </div>
      )}
      {mayEdit && (
        <BulkBar
          selection={selection}
          shown={list.rows.map(({ sku }) => sku)}
          total={list.total}
          narrowing={JSON.stringify([search, chosen])}
        >
          <Button onClick={() => setDialog("change")}>Change prices</Button>
          <Button tone="secondary" onClick={() => setDialog("sale")}>
            Put in a sale
          </Button>
        </BulkBar>
      )}
      <UnsavedGuard isDirty={typed > 0} />
      {dialog === "discard" && (
        <DiscardDialog
          onStay={() => setDialog(null)}
          onDiscard={() => {
            setEdits(noEdits);
            setDialog(null);
          }}
        />
      )}
      {dialog === "change" && <ChangeDialog which={which} onClose={() => setDialog(null)} onDone={done} />}
      {dialog === "sale" && <SaleDialog which={which} onClose={() => setDialog(null)} onDone={done} />}
      {dialog === "edits" && "edits" in read && (
        <EditsDialog edits={read.edits} onClose={() => setDialog(null)} onDone={done} />
      )}
    </Page>
  );
}

function sortOf(text: string | null): PriceSort | undefined {
  return priceSorts.find((each) => each === text);
}

/** Categories to choose from, each with the names above it; rooms are none. */
function categoriesByName(categories: readonly DeskCategory[]): readonly FilterOption[] {
  const byId = new Map(categories.map((each) => [each.id, each]));
  const nameOf = ({ name, parent_id }: DeskCategory): string => {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    return parent === undefined ? name : `${nameOf(parent)} › ${name}`;
  };
  return categories.flatMap((each) => (each.is_room ? [] : [{ value: String(each.id), name: nameOf(each) }]));
}

import type { PriceRow } from "@precise/contract/desk/prices/price-shapes";
import type { PriceFieldName } from "@precise/contract/desk/prices/prices";
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from "react";
import type { Column, Filter } from "#desk/table/column.ts";
import { place, scroller, table } from "#desk/table/data-table.css.ts";
import { FilterChips } from "#desk/table/filter-chips.tsx";
import { ListEnd } from "#desk/table/list-end.tsx";
import { LoadingRows } from "#desk/table/loading-rows.tsx";
import { NoRows } from "#desk/table/no-rows.tsx";
import { TableHead } from "#desk/table/table-head.tsx";
import { body } from "#desk/table/table-row.css.ts";
import { TableTools } from "#desk/table/table-tools.tsx";
import type { List } from "#desk/table/use-list.ts";
import { useRowKeys } from "#desk/table/use-row-keys.ts";
import type { SelectionControl } from "#desk/table/use-selection.ts";
import type { TableControl } from "#desk/table/use-table-state.ts";
import { type GridPlace, movedPlace } from "./grid-keys.ts";
import { GridRow } from "./grid-row.tsx";
import type { PendingEdits } from "./pending-edits.ts";
import { type EditedRow, fieldOfColumn } from "./price-columns.tsx";

/**
 * Prices as a grid: one cell has focus, arrows lead from cell to cell, Enter or a digit begins an entry, Enter ends it and goes
 * down, Escape leaves the price as it was. What is typed is collected, and saved together.
 * @param selection undefined where prices are only seen: then nothing can be typed either
 */
export function PriceGrid(props: {
  readonly columns: readonly Column<EditedRow>[];
  readonly filters: readonly Filter[];
  readonly control: TableControl;
  readonly list: List<PriceRow>;
  readonly selection: SelectionControl | undefined;
  readonly edits: PendingEdits;
  readonly onType: (row: PriceRow, field: PriceFieldName, text: string) => void;
}) {
  const { columns, filters, control, list, selection, edits, onType } = props;
  const { state } = control;
  const [scrolls, setScrolls] = useState<HTMLDivElement | null>(null);
  const [current, setCurrent] = useState<GridPlace>({ row: 0, column: 0 });
  // What the entry begins with; undefined while none is typed.
  const [entry, setEntry] = useState<string>();
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => state.columns.includes(key)),
    [columns, state.columns],
  );
  const shown = useMemo(() => list.rows.map(({ sku }) => sku), [list.rows]);
  useRowKeys(scrolls, shown, selection);
  const boxes = selection === undefined ? 0 : 1;
  const size = { rows: list.rows.length, columns: shownColumns.length + boxes };
  const at = {
    row: Math.min(current.row, size.rows - 1),
    column: Math.min(current.column, size.columns - 1),
  };

  const go = (next: GridPlace) => {
    setEntry(undefined);
    setCurrent(next);
    // Cells that have no focus can be given it all the same, before they are drawn again.
    scrolls?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  };
  const begin = (next: GridPlace, text: string | null) => {
    const row = list.rows[next.row];
    const field = fieldOfColumn(shownColumns[next.column - boxes]?.key ?? "");
    if (row === undefined || field === undefined || selection === undefined) return;
    setCurrent(next);
    const typed = edits.get(row.sku)?.texts[field];
    setEntry(text ?? typed ?? (typeof row[field] === "number" ? String(row[field]) : ""));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (entry !== undefined) return;
    const next = movedPlace(at, event, size);
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  const onFocus = (event: FocusEvent) => {
    const [row, column] = (event.target.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? "")
      .split("-")
      .map(Number);
    if (row !== undefined && column !== undefined && (row !== at.row || column !== at.column))
      setCurrent({ row, column });
  };
  const isEmpty = !list.isLoading && list.rows.length === 0;
  return (
    <section className={place} aria-label="Prices">
      <TableTools
        columns={columns}
        filters={filters}
        control={control}
        searchHint="Item number or name"
        tools={null}
      />
      <FilterChips filters={filters} control={control} />
      <div ref={setScrolls} className={scroller} data-old={list.isOld || undefined}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are typed into.
          role="grid"
          className={table}
          data-density={state.density}
          aria-label="Prices"
          aria-busy={list.isLoading || list.isOld}
          aria-readonly={selection === undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <TableHead columns={shownColumns} control={control} selection={selection} shown={shown} />
          {list.isLoading ? (
            <LoadingRows columns={size.columns} />
          ) : (
            <tbody className={body} role="rowgroup">
              {list.rows.map((row, index) => (
                <GridRow
                  key={row.sku}
                  index={index}
                  row={row}
                  edit={edits.get(row.sku)}
                  columns={shownColumns}
                  currentColumn={index === at.row ? at.column : null}
                  entry={index === at.row ? entry : undefined}
                  isSelected={selection?.ids.has(row.sku)}
                  onSelect={(isOn, isRange) => selection?.set(row.sku, isOn, shown, isRange)}
                  onBegin={(column, text) => begin({ row: index, column }, text)}
                  onEnd={(column, text, step) => {
                    const field = fieldOfColumn(shownColumns[column - boxes]?.key ?? "");
                    if (text !== null && field !== undefined) onType(row, field, text);
                    if (step === null) setEntry(undefined);
                    else
                      go(
                        movedPlace({ row: index, column }, { key: step, ctrlKey: false }, size) ?? {
                          row: index,
                          column,
                        },
                      );
                  }}
                />
              ))}
            </tbody>
          )}
        </table>
        {isEmpty && (
          <NoRows
            list={list}
            filters={filters}
            control={control}
            without={{}}
            words="No product is on sale yet."
          />
        )}
      </div>
      <ListEnd list={list} />
    </section>
  );
}

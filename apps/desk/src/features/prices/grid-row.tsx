import { dictionary } from "@precise/cart-core/dictionary";
import type { PriceRow } from "@precise/contract/desk/prices/price-shapes";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import type { Column } from "#desk/table/column.ts";
import { box, boxLabel } from "#desk/table/select-box.css.ts";
import * as look from "#desk/table/table-row.css.ts";
import { beginsEntry } from "./grid-keys.ts";
import type { PendingEdit } from "./pending-edits.ts";
import { type EditedRow, fieldOfColumn } from "./price-columns.tsx";
import * as css from "./prices.css.ts";

/** A product of the grid. Its cells take focus by the grid's keys alone: the whole grid is one stop of Tab. */
export function GridRow(props: {
  readonly index: number;
  readonly row: PriceRow;
  readonly edit: PendingEdit | undefined;
  readonly columns: readonly Column<EditedRow>[];
  /** Which of its cells has the grid's place; null where another row has it. */
  readonly currentColumn: number | null;
  /** What the entry in that cell begins with; undefined while none is typed. */
  readonly entry: string | undefined;
  /** Undefined where nothing can be selected, nor typed. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: (isOn: boolean, isRange: boolean) => void;
  readonly onBegin: (column: number, text: string | null) => void;
  /** @param text null leaves the price as it was. @param step the key of the way on; null: focus went elsewhere */
  readonly onEnd: (column: number, text: string | null, step: string | null) => void;
}) {
  const { index, row, edit, columns, currentColumn, entry, isSelected, onSelect, onBegin, onEnd } = props;
  const boxes = isSelected === undefined ? 0 : 1;
  const tabOf = (column: number) => (currentColumn === column ? 0 : -1);
  return (
    <tr className={look.row} role="row" data-row={row.sku} data-selected={isSelected || undefined}>
      {isSelected !== undefined && (
        <td
          className={`${look.boxCell} ${css.cell}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid.
          role="gridcell"
          data-cell={`${index}-0`}
          tabIndex={tabOf(0)}
          onKeyDown={(event) => {
            if (event.key !== " " && event.key !== "Enter") return;
            event.preventDefault();
            onSelect(!isSelected, event.shiftKey);
          }}
        >
          <span className={boxLabel}>
            <input
              type="checkbox"
              className={box}
              tabIndex={-1}
              aria-label={`Select ${row.sku}`}
              checked={isSelected}
              onChange={(event) => {
                const { nativeEvent } = event;
                onSelect(
                  event.target.checked,
                  nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey,
                );
              }}
            />
          </span>
        </td>
      )}
      {columns.map((column, at) => {
        const place = at + boxes;
        const { key, align = "start", isGrowing, onCard } = column;
        const kind = `${look.cell[align]} ${css.cell} ${isGrowing ? look.growing : ""} ${onCard ? look.onCard[onCard] : ""}`;
        if (at === 0)
          return (
            <th
              key={key}
              scope="row"
              role="rowheader"
              className={`${kind} ${look.first} ${boxes ? look.afterBox : ""}`}
              data-cell={`${index}-${place}`}
              tabIndex={tabOf(place)}
              onKeyDown={openLink}
            >
              <DeskLink href={`/prices/${encodeURIComponent(row.sku)}`} className={look.link} tabIndex={-1}>
                {row.sku}
              </DeskLink>
            </th>
          );
        const isTyped = isSelected !== undefined && fieldOfColumn(key) !== undefined;
        const isEntered = isTyped && currentColumn === place && entry !== undefined;
        return (
          <td
            key={key}
            className={`${kind} ${isTyped ? css.editable : ""}`}
            data-head={column.head}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid.
            role="gridcell"
            {...(!isTyped && isSelected !== undefined && { "aria-readonly": true })}
            data-cell={`${index}-${place}`}
            tabIndex={tabOf(place)}
            {...(isTyped && {
              onClick: () => isEntered || onBegin(place, null),
              onKeyDown: (event) => beginByKey(event, isEntered, (text) => onBegin(place, text)),
            })}
          >
            {isEntered ? (
              <Entry
                label={`${column.head} of ${row.sku}`}
                start={entry}
                onEnd={(text, step) => onEnd(place, text, step)}
              />
            ) : (
              column.cell({ row, edit })
            )}
          </td>
        );
      })}
    </tr>
  );
}

function openLink(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.querySelector("a")?.click();
}

/** Enter and F2 begin with what stands there, a digit in its place, Delete with nothing. */
function beginByKey(event: KeyboardEvent, isEntered: boolean, begin: (text: string | null) => void): void {
  if (isEntered || event.defaultPrevented) return;
  const isEmptied = event.key === "Delete" || event.key === "Backspace";
  if (event.key === "Enter" || event.key === "F2") begin(null);
  else if (isEmptied || beginsEntry(event)) begin(isEmptied ? "" : event.key);
  else return;
  event.preventDefault();
}

const steps: Readonly<Record<string, string>> = dictionary({
  Enter: "ArrowDown",
  ArrowDown: "ArrowDown",
  ArrowUp: "ArrowUp",
});

/** The field in a cell. Leaving it keeps what was typed. */
function Entry(props: {
  readonly label: string;
  readonly start: string;
  readonly onEnd: (text: string | null, step: string | null) => void;
}) {
  const { label, start, onEnd } = props;
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // What the first key typed is gone on with; what stood there is typed over.
    if (start.length > 1) field.current?.select();
  }, [start]);
  const end = (text: string | null, step: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(text, step);
  };
  return (
    <input
      ref={field}
      className={css.entry}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={start}
      onKeyDown={(event) => {
        const isBack = event.key === "Tab" && event.shiftKey;
        const step = event.key === "Tab" ? (isBack ? "ArrowLeft" : "ArrowRight") : steps[event.key];
        event.stopPropagation();
        if (event.key === "Escape") {
          event.preventDefault();
          end(null, "stay");
        } else if (step !== undefined) {
          event.preventDefault();
          end(event.currentTarget.value, step);
        }
      }}
      onBlur={(event) => end(event.currentTarget.value, null)}
    />
  );
}

"use client";
import { choiceCopy as copy } from "./choice-copy.ts";
import type { LuxNumbers } from "./lux-numbers.ts";
import * as css from "./lux-table.css.ts";

/**
 * The light of a picture in numbers. It needs no browser, and yet is a client component: of one the page carries its values
 * alone a second time.
 */
export function LuxTable({ columns, rows, ends }: LuxNumbers) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>{copy.inNumbers}</summary>
      <table className={css.table} aria-label={copy.numbersLabel}>
        <thead>
          <tr>
            <th scope="col">{copy.across}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([place, ...lux]) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {lux.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places never move.
                <td key={at}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.ends}>{ends}</p>
    </details>
  );
}

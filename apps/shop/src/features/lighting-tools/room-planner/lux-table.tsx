import { numberText, withUnit } from "../parts/address-values.ts";
import type { LightPicture } from "./light-scale.ts";
import * as css from "./lux-table.css.ts";
import { plannerCopy as copy } from "./planner-copy.ts";

/** So many columns fit on a phone. */
const mostColumns = 5;
const mostRows = 6;

/** The light of a picture in numbers, at some of its points. */
export function LuxTable({ picture }: { readonly picture: LightPicture }) {
  const { lux, first, cellM, leastLux, meanLux } = picture;
  const columns = spread(lux[0]?.length ?? 0, mostColumns);
  const rows = spread(lux.length, mostRows);
  return (
    <details className={css.details}>
      <summary className={css.summary}>{copy.inNumbers}</summary>
      <table className={css.table} aria-label={copy.numbersLabel}>
        <thead>
          <tr>
            <th scope="col">{copy.across}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {withUnit(first.x + column * cellM, "m")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{withUnit(first.y + row * cellM, "m")}</th>
              {columns.map((column) => (
                <td key={column}>{numberText(lux[row]?.[column] ?? 0, 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.ends}>
        {copy.least} {withUnit(leastLux, "lx", 0)} · {copy.mean} {withUnit(meanLux, "lx", 0)}
      </p>
    </details>
  );
}

/** Places from the first to the last, evenly; every one where there are few. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}

import type { SpecRow } from "@precise/contract/product";
import * as css from "./spec-table.css.ts";

/** Specifications, each with its unit; terms that need it explain themselves on tap. */
export function SpecTable(props: {
  readonly caption: string;
  readonly rows: readonly SpecRow[];
  readonly explanations?: Readonly<Record<string, string>>;
}) {
  const { caption, rows, explanations = {} } = props;
  return (
    <table className={css.table} aria-label={caption}>
      <tbody>
        {rows.map(({ code, label, text }) => (
          <tr key={code} className={css.row}>
            <th scope="row" className={css.head}>
              {explanations[code] ? (
                <details>
                  <summary>{label}</summary>
                  <p className={css.explanation}>{explanations[code]}</p>
                </details>
              ) : (
                label
              )}
            </th>
            <td className={css.cell}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { keepUnits } from "@precise/cart-core/unit-space";
import type { SpecRow } from "@precise/contract/shop/product";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import { ColourTemperatureScale } from "./colour-temperature-scale.tsx";
import { specExplanations } from "./spec-explanations.ts";
import * as css from "./spec-table.css.ts";

/** Specifications, each with its unit; terms that need it explain themselves on tap, without JavaScript too. */
export function SpecTable(props: { readonly caption: string; readonly rows: readonly SpecRow[] }) {
  const { caption, rows } = props;
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={caption}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className={css.row}>
              <th scope="row" className={css.head}>
                <Label {...row} />
              </th>
              <td className={css.cell}>
                {keepUnits(row.text)}
                {row.code === "colour_temperature" && <ColourTemperatureScale text={row.text} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Label({ code, label }: SpecRow) {
  const explanation = specExplanations[code];
  if (explanation === undefined) return label;
  return (
    <details>
      <summary className={css.term}>
        {label}
        <VisuallyHidden>: what is this?</VisuallyHidden>
        <span className={css.mark} aria-hidden="true">
          ?
        </span>
      </summary>
      <p className={css.explanation}>{explanation}</p>
    </details>
  );
}

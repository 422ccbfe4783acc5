import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./field-diff.css.ts";

/** One field in two versions, as texts for people. */
export interface DiffField {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Two versions of a thing side by side; what differs is marked by more than colour. On phones one under the other.
 * @param heads what the versions are: "Yours" and "Saved by Tunde"
 */
export function FieldDiff(props: {
  readonly label: string;
  readonly heads: readonly [before: string, after: string];
  readonly fields: readonly DiffField[];
}) {
  const { label, heads, fields } = props;
  return (
    <table className={css.table} aria-label={label} role="table">
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={css.headCell}>
            Field
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader" className={css.headCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map(({ key, name, before, after }) => {
          const isChanged = before !== after;
          return (
            <tr key={key} className={isChanged ? css.changed : css.same} role="row">
              <th scope="row" role="rowheader" className={css.name}>
                {name}
                {isChanged && <VisuallyHidden> (differs)</VisuallyHidden>}
              </th>
              <td role="cell" className={css.cell} data-head={heads[0]}>
                {before || "–"}
              </td>
              <td role="cell" className={isChanged ? css.newCell : css.cell} data-head={heads[1]}>
                {after || "–"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

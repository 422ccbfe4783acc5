import { Skeleton } from "@precise/ui/components/feedback/skeleton";
import * as css from "./table-row.css.ts";

const rows = Array.from({ length: 12 }, (_, index) => `row-${index}`);

/** Rows of the final height while a list is read. */
export function LoadingRows({ columns }: { readonly columns: number }) {
  return (
    <tbody className={css.body} aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={css.row}>
          <td className={css.waiting} colSpan={columns}>
            <Skeleton height="14px" />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

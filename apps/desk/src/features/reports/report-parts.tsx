import type { ApiFailure } from "@precise/api-client/api-failure";
import { csvText } from "@precise/cart-core/csv-text";
import { Button } from "@precise/ui/components/inputs/button";
import type { ReactNode } from "react";
import { saveTextFile } from "#desk/parts/save-text-file.ts";
import { Unread } from "#desk/parts/unread.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./reports.css.ts";

/** A figure in a column of figures. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return <span className={texts.figure}>{children}</span>;
}

/** What a report comes to. */
export function Sums({ sums }: { readonly sums: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={css.sums}>
      {sums.map(([name, text]) => (
        <div key={name}>
          <dt className={texts.note}>{name}</dt>
          <dd className={css.sumText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the screen shows, as a file for a spreadsheet. */
export function CsvButton({
  name,
  columns,
  rows,
}: {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}) {
  return (
    <div>
      <Button tone="secondary" onClick={() => saveTextFile(`${name}.csv`, `\ufeff${csvText(columns, rows)}`)}>
        Save as CSV
      </Button>
    </div>
  );
}

/** A report that is on its way, or why it cannot be had. */
export function NoReport({ failure }: { readonly failure: ApiFailure | null }) {
  return <Unread failure={failure} title="The report could not be read" reading="Reading the report" />;
}

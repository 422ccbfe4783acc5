import {
  type CatalogueImport,
  type ImportRow,
  listImportRows,
  readImport,
} from "@precise/contract/desk/products/imports";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { useMemo, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DeskList } from "#desk/screens/desk-list.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { optionsOf } from "#desk/table/column.ts";
import * as css from "./import.css.ts";
import { ImportActs } from "./import-acts.tsx";
import { rowColumns } from "./import-columns.tsx";
import { outcomesOf, outcomeWords, rowsText, stateWords } from "./import-words.ts";

/** A file that was given in: what each of its rows would do, or did. */
export function ImportDetailScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen call={readImport} input={{ params: { id } }} title="Import" reading="Reading the import">
      {(data) => (
        <Page
          title={data.kind === "undo" ? `Undo of ${data.file}` : data.file}
          beside={<DeskLink href="/import/history">All imports</DeskLink>}
          isFilled
        >
          <Facts of={data} />
          <ImportActs of={data} />
          {data.has_rows ? (
            <Rows of={data} key={`${data.state} ${data.created_at}`} />
          ) : (
            <p className={texts.muted}>
              Its rows are no longer kept: they are dropped 90 days after an import.
            </p>
          )}
        </Page>
      )}
    </RecordScreen>
  );
}

function Facts({ of }: { readonly of: CatalogueImport }) {
  const options = [
    of.options.empty_clears && "Empty cells clear.",
    of.options.withdraw_unlisted && "What it does not list goes off sale.",
    of.options.set_stock && "Its pieces are a stocktaking.",
  ].filter((each) => each !== false);
  return (
    <>
      <p className={texts.muted}>
        {stateWords[of.state]}. Given in {dayAndTime(of.created_at)} by {of.by}
        <span>
          {of.applied_at !== null &&
            of.kind === "file" &&
            `, imported ${dayAndTime(of.applied_at)} by ${of.applied_by}`}
        </span>
        <span>{of.undone_at !== null && `, undone ${dayAndTime(of.undone_at)} by ${of.undone_by}`}</span>.
        SHA-256 {of.sha256.slice(0, 12)}… {options.join(" ")}
      </p>
      <ul className={css.counts} aria-label="What becomes of it">
        {of.kind === "file" && <li>{rowsText(of.row_count)}:</li>}
        {outcomesOf(of).map((outcome) => (
          <li key={outcome} className={outcome === "refused" ? texts.critical : undefined}>
            <span className={texts.strong}>{of[outcome].toLocaleString("en")}</span>{" "}
            {outcomeWords[outcome].toLowerCase()}
          </li>
        ))}
        {of.stock_left > 0 && (
          <li className={texts.caution}>{rowsText(of.stock_left)} without stock_seen: their pieces stay</li>
        )}
      </ul>
    </>
  );
}

function Rows({ of }: { readonly of: CatalogueImport }) {
  const [open, setOpen] = useState<ImportRow | null>(null);
  const columns = useMemo(() => rowColumns(setOpen), []);
  const filters = useMemo(
    () => [
      {
        key: "outcome",
        name: "Outcome",
        options: optionsOf(outcomeWords, outcomesOf(of)),
      },
    ],
    [of],
  );
  return (
    <>
      <DeskList
        call={listImportRows}
        params={{ id: of.id }}
        rows={(page) => page.rows}
        label="Rows"
        columns={columns}
        filters={filters}
        rowId={({ row, sku }) => `${row ?? "–"} ${sku}`}
        searchHint="Item number, name or row"
        emptyWords="It has no rows."
      />
      {open !== null && <RowDialog row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** All of what becomes other in a row. */
function RowDialog({ row, onClose }: { readonly row: ImportRow; readonly onClose: () => void }) {
  const { sku, name, outcome, reasons, changes } = row;
  return (
    <Dialog title={`${sku} ${name}`.trim()} look="wide" onClose={onClose}>
      <p>
        {outcomeWords[outcome]}
        <span>{row.row !== null && `, row ${row.row} of the file`}</span>.
      </p>
      {reasons.length > 0 && (
        <ul className={layouts.list}>
          {reasons.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>{`${field} ${reason}`.trim()}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <FieldDiff
          label="What becomes other"
          heads={["Before", "After"]}
          fields={changes.map(({ field, before, after }) => ({ key: field, name: field, before, after }))}
        />
      )}
    </Dialog>
  );
}

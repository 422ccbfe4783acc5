import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import {
  type ColumnMeaning,
  columnMeaning,
  type StatementLook,
} from "@precise/contract/desk/money/bank-statements";
import { Alert } from "@precise/ui/components/feedback/alert";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useId } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";

const meaningWords: Readonly<Record<ColumnMeaning, string>> = {
  date: "Day",
  value_date: "Value date",
  time: "Time",
  narration: "Narration",
  credit: "Money that came",
  debit: "Money that went",
  amount: "Amount, either way",
  way: "Which way it went",
  reference: "Reference",
  balance: "Balance",
  nothing: "Not read",
};
const wayWords = {
  columns: "a column of its own for each way",
  signs: "signs of the amounts",
  words: "words of a column",
  format: "the format",
} as const;
const orderWords = { "day-first": "Day before month", "month-first": "Month before day" } as const;

const rowColumns = [
  { key: "row", head: "Row", isRowHead: true },
  { key: "kind", head: "Read as" },
  { key: "day", head: "Day" },
  { key: "amount", head: "Amount", align: "end" },
  { key: "said", head: "Narration", isWide: true },
] as const;

/** How a statement was understood, before anything of it is kept; each column can be corrected. */
export function StatementLookView({
  look,
  onMeaning,
  onDayOrder,
}: {
  readonly look: StatementLook;
  onMeaning(name: string, meaning: ColumnMeaning): void;
  onDayOrder(order: "day-first" | "month-first"): void;
}) {
  const id = useId();
  const { problem, columns, day_order: dayOrder, way, credits, debits, refused, first } = look;
  return (
    <section className={layouts.part} aria-live="polite">
      <h2>How it is understood</h2>
      {problem !== null && <Alert tone="caution" title={problem} />}
      {problem === null && (
        <p>
          {`${credits} credits of ${formatNaira(fromWireValue(look.credit_sum.value))} together, ${debits} debits, ${refused} not read.${way === null ? "" : ` Which way money went is said by ${wayWords[way]}.`}`}
        </p>
      )}
      {dayOrder?.is_proven && (
        <p className={texts.muted}>{orderWords[dayOrder.order]}, as rows of the file prove.</p>
      )}
      {dayOrder !== null && !dayOrder.is_proven && (
        <SelectField
          id={`${id}-order`}
          label="No row says whether the day or the month comes first"
          value={dayOrder.order}
          onChange={(event) => onDayOrder(event.target.value === "month-first" ? "month-first" : "day-first")}
        >
          {Object.entries(orderWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
      {columns.map(({ name, meaning }, place) =>
        name === "" ? null : (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
            key={place}
            id={`${id}-${place}`}
            label={`Column “${name}”`}
            value={meaning}
            onChange={(event) => onMeaning(name, columnMeaning.parse(event.target.value))}
          >
            {columnMeaning.options.map((value) => (
              <option key={value} value={value}>
                {meaningWords[value]}
              </option>
            ))}
          </SelectField>
        ),
      )}
      {first.length > 0 && (
        <DenseTable
          label="First rows"
          columns={rowColumns}
          rows={first.map(({ row, kind, day, amount, narration, why }) => ({
            key: String(row),
            tone: kind === "refused" ? ("caution" as const) : undefined,
            cells: {
              row,
              kind: { credit: "Came", debit: "Went", refused: "Not read" }[kind],
              day: day ?? "",
              amount: amount === null ? "" : formatNaira(fromWireValue(amount.value)),
              said: why ?? narration ?? "",
            },
          }))}
        />
      )}
    </section>
  );
}

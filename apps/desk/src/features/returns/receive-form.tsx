import { type ConditionOnReceipt, conditionsOnReceipt } from "@precise/cart-core/claim-words";
import {
  type DeskReturn,
  listDeskReturns,
  readDeskReturn,
  receiveReturn,
} from "@precise/contract/desk/returns";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { conditionNames } from "./return-words.ts";
import * as css from "./returns.css.ts";

/** Pieces of an article in one condition, as they are typed. */
interface TypedRow {
  readonly key: number;
  readonly sku: string;
  readonly quantity: string;
  readonly condition: ConditionOnReceipt | "";
  readonly restock: boolean;
}

/** Notes what came back: pieces of each article by their condition. */
export function ReceiveForm({ claim }: { readonly claim: DeskReturn }) {
  const receive = useDeskWrite(receiveReturn, [readDeskReturn, listDeskReturns]);
  const [rows, setRows] = useState(() => rowsOf(claim));
  const [problem, setProblem] = useState<string>();
  const change = (key: number, to: Partial<TypedRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const split = ({ sku }: TypedRow) =>
    setRows([...rows, { key: rows.length, sku, quantity: "1", condition: "", restock: false }]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const lines = linesOf(rows);
    if (typeof lines === "string") return setProblem(lines);
    setProblem(undefined);
    const received = await receive.mutateAsync([{ params: { number: claim.number }, body: { lines } }]);
    if (!received.ok) setProblem(failureWords(received.failure));
  };
  return (
    <form className={layouts.stack} noValidate onSubmit={(event) => void submit(event)}>
      <h2>What came back</h2>
      <div className={layouts.stack}>
        {rows.map((row) => (
          <fieldset key={row.key} className={css.row}>
            <legend className={texts.sku}>{row.sku}</legend>
            <TextField
              id={`quantity-${row.key}`}
              label="Pieces"
              inputMode="numeric"
              autoComplete="off"
              value={row.quantity}
              onChange={({ target }) => change(row.key, { quantity: target.value })}
            />
            <SelectField
              id={`condition-${row.key}`}
              label="Condition"
              value={row.condition}
              onChange={({ target }) => {
                const condition = conditionsOnReceipt.find((each) => each === target.value) ?? "";
                change(row.key, { condition, restock: row.restock && condition === "as_new" });
              }}
            >
              <option value="">Choose</option>
              {conditionsOnReceipt.map((condition) => (
                <option key={condition} value={condition}>
                  {conditionNames[condition]}
                </option>
              ))}
            </SelectField>
            {row.condition === "as_new" && (
              <Checkbox
                label="Put back on sale"
                checked={row.restock}
                onChange={({ target }) => change(row.key, { restock: target.checked })}
              />
            )}
            <div>
              <Button tone="quiet" onClick={() => split(row)}>
                Some are in another condition
              </Button>
            </div>
          </fieldset>
        ))}
      </div>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <div className={layouts.acts}>
        <Button type="submit" pending={receive.isPending}>
          Note as received
        </Button>
      </div>
    </form>
  );
}

/** One row for each article, with all pieces that are to come. */
function rowsOf({ items }: DeskReturn): readonly TypedRow[] {
  const skus = [...new Set(items.map(({ sku }) => sku))];
  return skus.map((sku, key) => {
    const pieces = items.filter((item) => item.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    return { key, sku, quantity: String(pieces), condition: "", restock: false };
  });
}

/** What is typed as lines of the call, or what is wrong with it. Rows of no pieces are left out. */
function linesOf(rows: readonly TypedRow[]) {
  const lines = [];
  for (const { sku, quantity, condition, restock } of rows) {
    if (/^0*$/.test(quantity.trim())) continue;
    if (!/^\d{1,4}$/.test(quantity.trim())) return `Enter how many of ${sku} came back.`;
    if (condition === "") return `Choose the condition of ${sku}.`;
    lines.push({ sku, condition, quantity: Number(quantity), restock });
  }
  return lines.length > 0 ? lines : "Enter how many pieces came back.";
}

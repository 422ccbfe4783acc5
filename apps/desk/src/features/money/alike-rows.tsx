import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import { decideAlikeRow, type readStatement } from "@precise/contract/desk/money/bank-statements";
import type { DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { staleAfterMoney } from "./money-writes.ts";
import * as css from "./payments.css.ts";

/** Rows that look like credits of earlier statements; a person says whether each is one of its own. */
export function AlikeRows({
  statement,
  rows,
}: {
  readonly statement: string;
  readonly rows: DataOf<typeof readStatement>["alike"];
}) {
  const write = useDeskWrite(decideAlikeRow, staleAfterMoney);
  const [problem, setProblem] = useState<string>();
  const decide = async (row: number, isOther: boolean) => {
    const result = await write.mutateAsync([{ params: { id: statement }, body: { row, is_other: isOther } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
  };
  return (
    <Alert tone="caution" title="Are these other transfers, or known ones?">
      <p>
        Nothing in the files says so: same day, amount and words, without a reference, a time or a balance.
      </p>
      <ul className={css.reasons}>
        {rows.map(({ row, day, amount, narration, earlier }) => (
          <li key={row}>
            Row {row}: {day}, {formatNaira(fromWireValue(amount.value))}, {narration}. Like one of{" "}
            <DeskLink href={`/statements/${earlier.id}`}>{earlier.name}</DeskLink>.
            <div className={layouts.bar}>
              <Button
                tone="quiet"
                aria-label={`Row ${row} is another one`}
                onClick={() => void decide(row, true)}
                pending={write.isPending}
              >
                Another one
              </Button>
              <Button
                tone="quiet"
                aria-label={`Row ${row} is the same`}
                onClick={() => void decide(row, false)}
                pending={write.isPending}
              >
                The same
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {problem !== undefined && <p className={texts.critical}>{problem}</p>}
    </Alert>
  );
}

import { readStatement } from "@precise/contract/desk/money/bank-statements";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { AlikeRows } from "./alike-rows.tsx";
import { BookSure } from "./credit-queue.tsx";
import { CreditTable } from "./credit-table.tsx";
import * as css from "./payments.css.ts";

/** A statement: what became of every row, and its credits that wait. */
export function StatementScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readStatement}
      input={{ params: { id } }}
      title="Bank statement"
      reading="Reading the statement"
      failedTitle="The list could not be read"
    >
      {(page) => <Statement page={page} />}
    </RecordScreen>
  );
}

function Statement({ page }: { readonly page: ValueOf<typeof readStatement> }) {
  const { statement, credits, refused, alike } = page;
  const { rows, new: added, known, debits } = statement;
  return (
    <Page
      title={statement.name}
      beside={
        <span className={texts.muted}>
          {dayAndTime(statement.at)}, {statement.actor}
        </span>
      }
      actions={<DeskLink href="/statements">All statements</DeskLink>}
    >
      <p>
        {count(rows, "row")}: {count(added, "new credit")}, {known} known from earlier statements,{" "}
        {count(debits, "debit")}, {statement.refused} not read.
      </p>
      {refused.length > 0 && (
        <Alert tone="caution" title={`${count(refused.length, "row")} could not be read`}>
          <ul className={css.reasons}>
            {refused.map(({ row, why }) => (
              <li key={row}>
                Row {row}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {alike.length > 0 && <AlikeRows statement={statement.id} rows={alike} />}
      {credits.length === 0 ? (
        <p className={texts.muted}>None of its credits waits.</p>
      ) : (
        <Part
          title={
            statement.unmatched > credits.length
              ? `The first ${credits.length} of ${statement.unmatched} that wait`
              : `${credits.length} wait`
          }
        >
          {credits.length > 1 && <BookSure />}
          <CreditTable credits={credits} />
        </Part>
      )}
    </Page>
  );
}

function count(of: number, name: string): string {
  return `${of} ${name}${of === 1 ? "" : "s"}`;
}

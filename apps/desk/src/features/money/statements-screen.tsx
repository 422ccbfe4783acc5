import { listStatements } from "@precise/contract/desk/money/bank-statements";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { QueueFailure } from "./read-queue.tsx";
import { StatementForm } from "./statement-form.tsx";

const columns = [
  { key: "name", head: "Statement", isRowHead: true },
  { key: "at", head: "Added" },
  { key: "rows", head: "Rows", align: "end" },
  { key: "new", head: "New credits", align: "end" },
  { key: "known", head: "Known", align: "end" },
  { key: "alike", head: "To say", align: "end" },
  { key: "debits", head: "Debits", align: "end" },
  { key: "refused", head: "Not read", align: "end" },
  { key: "unmatched", head: "Wait", align: "end" },
] as const;

/** Adding a bank's statement, and those that were added. */
export function StatementsScreen() {
  const { data, error, refetch } = useQuery(deskQuery(listStatements));
  const statements = data?.statements;
  const failure = failureOf(error);
  return (
    <Page
      title="Bank statements"
      beside={<DeskLink href="/payments?queue=credits">Credits that wait</DeskLink>}
    >
      <StatementForm />
      {failure && <QueueFailure failure={failure} onAgain={() => void refetch()} />}
      {statements !== undefined && statements.length > 0 && (
        <Part title="Statements">
          <DenseTable
            label="Statements"
            columns={columns}
            rows={statements.map((each) => ({
              key: each.id,
              tone: each.refused + each.alike > 0 ? ("caution" as const) : undefined,
              cells: {
                name: <DeskLink href={`/statements/${each.id}`}>{each.name}</DeskLink>,
                at: `${dayAndTime(each.at)}, ${each.actor}`,
                rows: each.rows,
                new: each.new,
                known: each.known,
                alike: each.alike,
                debits: each.debits,
                refused: each.refused,
                unmatched: each.unmatched,
              },
            }))}
          />
        </Part>
      )}
    </Page>
  );
}

import { listStatements, sendStatement } from "@precise/contract/desk/bank-statements";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ChangeEvent, type SubmitEvent, useId, useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { staleAfterMoney } from "./money-writes.ts";
import * as css from "./payments.css.ts";
import { QueueFailure } from "./read-queue.tsx";

const columns = [
  { key: "name", head: "Statement", isRowHead: true },
  { key: "at", head: "Added" },
  { key: "rows", head: "Rows", align: "end" },
  { key: "new", head: "New credits", align: "end" },
  { key: "known", head: "Known", align: "end" },
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
        <section className={css.part}>
          <h2 className={css.partTitle}>Statements</h2>
          <DenseTable
            label="Statements"
            columns={columns}
            rows={statements.map((each) => ({
              key: each.id,
              tone: each.refused > 0 ? ("caution" as const) : undefined,
              cells: {
                name: <DeskLink href={`/statements/${each.id}`}>{each.name}</DeskLink>,
                at: `${dayAndTime(each.at)}, ${each.actor}`,
                rows: each.rows,
                new: each.new,
                known: each.known,
                debits: each.debits,
                refused: each.refused,
                unmatched: each.unmatched,
              },
            }))}
          />
        </section>
      )}
    </Page>
  );
}

const kept = "statement";

/** A file or what was copied from the bank's page. What is typed stays in this tab until it is added. */
function StatementForm() {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState(() => String(keptEntries(kept)?.text ?? ""));
  const [name, setName] = useState("Pasted statement");
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(sendStatement, staleAfterMoney);
  const type = (typed: string) => {
    setText(typed);
    keepEntries(kept, { text: typed });
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    setName(file.name);
    type(await file.text());
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem("Choose a file, or paste the rows with their header.");
    const result = await write.mutateAsync([{ body: { name, text } }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    forgetEntries(kept);
    router.history.push(`/statements/${result.value.id}`);
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={css.muted}>
        The CSV file of the bank, or its rows copied with their header. A statement that overlaps an earlier
        one adds only what is new. Nothing is booked by it.
      </p>
      <label htmlFor={`${id}-file`}>File (CSV, at most 5,000 rows)</label>
      <FileInput
        id={`${id}-file`}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void choose(event)}
      />
      <TextareaField
        id={`${id}-text`}
        label="Or paste it here"
        error={problem}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
      />
      <div>
        <Button type="submit" pending={write.isPending}>
          Add the statement
        </Button>
      </div>
    </form>
  );
}

import {
  type ColumnMeaning,
  lookAtStatement,
  type StatementLook,
  sendStatement,
} from "@precise/contract/desk/money/bank-statements";
import { cutText } from "@precise/contract/wire/cut-text";
import { Button } from "@precise/ui/components/inputs/button";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import { type ChangeEvent, type SubmitEvent, useId, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { fileBase64 } from "#desk/forms/file-base64.ts";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { staleAfterMoney } from "./money-writes.ts";
import { StatementLookView } from "./statement-look.tsx";

const kept = "statement";
const mostBytes = 5 * 1024 * 1024;
const pasted = "Pasted statement";

interface Choices {
  readonly meanings: Readonly<Record<string, ColumnMeaning>>;
  readonly dayOrder?: "day-first" | "month-first" | undefined;
}

/**
 * A file or what was copied from the bank's page. How it is understood is shown first, and can be corrected; then it is added.
 * What is typed stays in this tab until then.
 */
export function StatementForm() {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState(() => String(keptEntries(kept)?.text ?? ""));
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<Choices>({ meanings: {} });
  const [look, setLook] = useState<StatementLook>();
  const [problem, setProblem] = useState<string>();
  const reading = useDeskWrite(lookAtStatement);
  const adding = useDeskWrite(sendStatement, staleAfterMoney);

  const begin = (typed: string, chosen: File | undefined) => {
    setText(typed);
    setFile(chosen);
    setLook(undefined);
    setChoices({ meanings: {} });
    setProblem(undefined);
    keepEntries(kept, { text: typed });
  };
  const bodyOf = async ({ meanings, dayOrder }: Choices) => ({
    name: file ? cutText(file.name, 120) : pasted,
    ...(file === undefined ? { text } : { file: await fileBase64(file) }),
    ...(Object.keys(meanings).length > 0 && { meanings }),
    ...(dayOrder !== undefined && { day_order: dayOrder }),
  });
  const read = async (chosen: Choices) => {
    const result = await reading.mutateAsync([{ body: await bodyOf(chosen) }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    setLook(result.ok ? result.value : undefined);
  };
  const choose = (more: Partial<Choices>) => {
    const chosen = { ...choices, ...more };
    setChoices(chosen);
    void read(chosen);
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file !== undefined && file.size > mostBytes)
      return setProblem("This file is larger than 5 MB. Send it in parts.");
    if (file === undefined && text.trim() === "")
      return setProblem("Choose a file, or paste the rows with their header.");
    if (look === undefined || look.problem !== null) return read(choices);
    const result = await adding.mutateAsync([{ body: await bodyOf(choices) }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    forgetEntries(kept);
    router.history.push(`/statements/${result.value.id}`);
  };
  const isReady = look !== undefined && look.problem === null;
  return (
    <form className={layouts.wideForm} noValidate onSubmit={(event) => void send(event)}>
      <p className={texts.muted}>
        The file of the bank, or its rows copied with their header. A statement that overlaps an earlier one
        adds only what is new. Nothing is booked by it.
      </p>
      <label htmlFor={`${id}-file`}>File (CSV, XLSX, MT940 or camt.053, at most 5,000 rows)</label>
      <FileInput
        id={`${id}-file`}
        accept=".csv,.txt,.xlsx,.sta,.mt940,.xml,text/csv,text/plain"
        onChange={(event: ChangeEvent<HTMLInputElement>) => begin("", event.currentTarget.files?.[0])}
      />
      <TextareaField
        id={`${id}-text`}
        label="Or paste it here"
        error={problem}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => begin(event.target.value, undefined)}
      />
      {look && (
        <StatementLookView
          look={look}
          onMeaning={(name, meaning) => choose({ meanings: { ...choices.meanings, [name]: meaning } })}
          onDayOrder={(dayOrder) => choose({ dayOrder })}
        />
      )}
      <div>
        <Button type="submit" pending={reading.isPending || adding.isPending}>
          {isReady ? "Add the statement" : "Check the statement"}
        </Button>
      </div>
    </form>
  );
}

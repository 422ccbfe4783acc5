import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { forgetEntries, keepEntries, keptEntries } from "./kept-entries.ts";
import { textProblem } from "./text-problem.ts";

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: Parameters<typeof failureWords>[0] };

/** A new note. It is kept in this tab while it is typed. @param about number or id of what is noted */
export function NoteForm(props: {
  readonly about: string;
  readonly label: string;
  readonly hint: string;
  /** As many as its call takes; 2,000 where nothing is said. */
  readonly mostLetters?: number;
  readonly className: string;
  readonly isPending: boolean;
  readonly onAdd: (text: string) => Promise<Outcome>;
}) {
  const { about, label, hint, mostLetters = 2000, className, isPending, onAdd } = props;
  const name = `note ${about}`;
  const [text, setText] = useState(() => String(keptEntries(name)?.text ?? ""));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (text === "") forgetEntries(name);
    else keepEntries(name, { text });
  }, [name, text]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = textProblem(text, { missing: "Write something first.", most: mostLetters });
    if (wrong) return setProblem(wrong);
    const result = await onAdd(text.trim());
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) setText("");
  };
  return (
    <form className={className} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="note"
        label={label}
        hint={hint}
        rows={2}
        optional
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" pending={isPending}>
          Add the note
        </Button>
      </div>
    </form>
  );
}

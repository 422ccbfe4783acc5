import {
  answerInboxMessage,
  type InboxMessage,
  listInboxMessages,
  readInboxMessage,
} from "@precise/contract/desk/inbox/inbox";
import { readToday } from "@precise/contract/desk/today";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { forgetEntries, keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import { textProblem } from "#desk/forms/text-problem.ts";
import * as layouts from "#desk/styles/layouts.css.ts";

/** Answers by e-mail. What is typed is kept in this tab; someone who answers meanwhile is named before anything is sent. */
export function AnswerForm({ message }: { readonly message: InboxMessage }) {
  const { reference, email, revision } = message;
  const answer = useDeskWrite(answerInboxMessage, [readInboxMessage, listInboxMessages, readToday]);
  const { text, hasChanged, write, see } = useKeptText(`answer ${reference}`, standingOf(message));
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = textProblem(text, { missing: "Write an answer first.", most: 5000 });
    if (wrong) return setProblem(wrong);
    if (hasChanged) return setProblem("Read what has changed first.");
    const input = {
      params: { reference },
      ifMatch: String(revision),
      body: { text: text.trim() },
    };
    const result = await answer.mutateAsync([input]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setProblem(undefined);
    write("");
    showDone("Answer sent", `It goes to ${email}.`);
  };
  return (
    <form className={layouts.textForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="answer"
        label={message.state === "answered" ? "Another answer by e-mail" : "Answer by e-mail"}
        hint={`It goes to ${email}, signed with your name, over what was sent. What they write back comes to the shop's mailbox, not here.`}
        rows={8}
        value={text}
        error={problem}
        data-edit=""
        onClick={(event) => event.currentTarget.focus()}
        onChange={(event) => write(event.target.value)}
      />
      {hasChanged && (
        <Alert tone="caution" title="Something has changed since you began to write">
          <p>Read what stands above. Then send your answer, or leave it.</p>
          <Button
            tone="secondary"
            onClick={() => {
              see();
              setProblem(undefined);
            }}
          >
            I have read it
          </Button>
        </Alert>
      )}
      <div>
        <Button type="submit" pending={answer.isPending}>
          Send the answer
        </Button>
      </div>
    </form>
  );
}

/** What of a message an answer is written about: what was answered, and who else answers it. */
function standingOf({ state, thread, assignee }: InboxMessage): string {
  const answers = thread.filter(({ kind }) => kind === "answer").length;
  return [state, answers, assignee === null || assignee.is_me ? "" : assignee.name].join(" ");
}

/**
 * A text that is kept in this tab while it is written.
 * @param form its name: `answer M-7K3M9QX1`
 * @param standing what it is written about, as it is now; kept with the text from its first letter on
 */
function useKeptText(form: string, standing = "") {
  const [text, setText] = useState(() => String(keptEntries(form)?.text ?? ""));
  const [seen, setSeen] = useState(() => String(keptEntries(form)?.seen ?? standing));
  useEffect(() => {
    if (text === "") forgetEntries(form);
    else keepEntries(form, { text, seen });
  }, [form, text, seen]);
  return {
    text,
    /** Since its first letter was written. */
    hasChanged: text !== "" && seen !== standing,
    write(next: string): void {
      if (text === "") setSeen(standing);
      setText(next);
    },
    /** Its writer has read what has changed. */
    see: () => setSeen(standing),
  };
}

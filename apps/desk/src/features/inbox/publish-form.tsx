import { type InboxMessage, listInboxMessages, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import { listDeskQuestions, publishDeskQuestion } from "@precise/contract/desk/inbox/questions";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textProblem } from "#desk/forms/text-problem.ts";
import * as layouts from "#desk/styles/layouts.css.ts";

const stale = [readInboxMessage, listInboxMessages, listDeskQuestions, readToday];

/** Shows a question with its answer on its product's page; both may be put into other words before. */
export function PublishForm({ message }: { readonly message: InboxMessage }) {
  const { reference, revision, published } = message;
  const publish = useDeskWrite(publishDeskQuestion, stale);
  const last = message.thread.filter(({ kind }) => kind === "answer").at(-1);
  const [question, setQuestion] = useState(published?.question ?? message.text);
  const [answer, setAnswer] = useState(published?.answer ?? last?.text ?? "");
  const [problems, setProblems] = useState<{ question?: string | undefined; answer?: string | undefined }>(
    {},
  );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = {
      question: textProblem(question, { missing: "Write the question.", most: 1000 }),
      answer: textProblem(answer, { missing: "Write its answer.", most: 2000 }),
    };
    setProblems(wrong);
    if (wrong.question || wrong.answer) return;
    const input = { params: { reference }, ifMatch: String(revision) };
    const body = { question: question.trim(), answer: answer.trim() };
    const result = await publish.mutateAsync([{ ...input, body }]);
    if (!result.ok) return setProblems({ answer: failureWords(result.failure) });
    showDone("Published", "The product's page shows it within seconds.");
  };
  return (
    <form className={layouts.textForm} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{published ? "On the product's page" : "Show it on the product's page"}</h2>
      <TextareaField
        id="public-question"
        label="The question, as everybody reads it"
        hint="Without names, numbers and addresses"
        rows={3}
        value={question}
        error={problems.question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <TextareaField
        id="public-answer"
        label="The answer, as everybody reads it"
        rows={4}
        value={answer}
        error={problems.answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" pending={publish.isPending}>
          {published ? "Publish the change" : "Publish"}
        </Button>
      </div>
    </form>
  );
}

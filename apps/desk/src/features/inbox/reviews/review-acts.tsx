import {
  answerDeskReview,
  type DeskReview,
  listDeskReviews,
  publishDeskReview,
  readDeskReview,
  refuseDeskReview,
} from "@precise/contract/desk/inbox/reviews";
import { readToday } from "@precise/contract/desk/today";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { textProblem } from "#desk/forms/text-problem.ts";
import * as layouts from "#desk/styles/layouts.css.ts";

const stale = [readDeskReview, listDeskReviews, readToday];

function inputOf({ reference, revision }: DeskReview) {
  return { params: { reference }, ifMatch: String(revision) };
}

/** Shows a review to everybody. */
export function PublishButton({ review }: { readonly review: DeskReview }) {
  const publish = useDeskWrite(publishDeskReview, stale);
  const send = async () => {
    const result = await publish.mutateAsync([inputOf(review)]);
    if (result.ok)
      showDone(`${review.reference} is published`, "The product's page shows it within seconds.");
    else showTrouble("Nothing was changed", failureWords(result.failure));
  };
  return (
    <Button pending={publish.isPending} onClick={() => void send()}>
      Publish
    </Button>
  );
}

/** Does not show a review, or no longer; its author reads why. */
export function RefuseForm({ review }: { readonly review: DeskReview }) {
  const refuse = useDeskWrite(refuseDeskReview, stale);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = textProblem(reason, { missing: "Say why.", least: 3, most: 300 });
    if (wrong) return setProblem(wrong);
    const result = await refuse.mutateAsync([{ ...inputOf(review), body: { reason: reason.trim() } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) showDone(`${review.reference} is refused`);
  };
  return (
    <form className={layouts.textForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="reason"
        label={review.state === "published" ? "Take it from the page, because" : "Refuse it, because"}
        hint="Its author reads this. Opinions are no reason: abuse, names and other people's pictures are."
        rows={2}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" pending={refuse.isPending}>
          Refuse
        </Button>
      </div>
    </form>
  );
}

/** The shop's answer, which stands under the review. */
export function ReviewAnswerForm({ review }: { readonly review: DeskReview }) {
  const answer = useDeskWrite(answerDeskReview, stale);
  const [text, setText] = useState(review.answer ?? "");
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = textProblem(text, { most: 1000 });
    if (wrong) return setProblem(wrong);
    const result = await answer.mutateAsync([{ ...inputOf(review), body: { text: text.trim() } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) showDone(text.trim() === "" ? "The answer is taken away" : "The answer is kept");
  };
  return (
    <form className={layouts.textForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextareaField
        id="answer"
        label="Our answer"
        hint="It stands under the review for everybody. Leave it empty for none."
        rows={4}
        value={text}
        error={problem}
        data-edit=""
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" tone="secondary" pending={answer.isPending}>
          Keep the answer
        </Button>
      </div>
    </form>
  );
}

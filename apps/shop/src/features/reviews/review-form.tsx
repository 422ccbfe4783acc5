import type { OwnReview, ReviewableArticle } from "@precise/contract/shop/reviews";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { Field } from "@precise/ui/components/inputs/field";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "#shop/features/messages/message-form.css.ts";
import { type ReviewProblem, reviewCopy } from "./review-copy.ts";
import type { ReviewEntries } from "./review-entries.ts";

const { form: copy } = reviewCopy;

/** What one article is like: a plain form, filled in with what its author has written or typed. */
export function ReviewForm(props: {
  readonly number: string;
  readonly article: ReviewableArticle;
  /** Of the article among the others: it keeps ids apart. */
  readonly place: number;
  /** What was typed and could not be sent. */
  readonly typed: ReviewEntries | null;
  readonly problem: ReviewProblem | null;
}) {
  const { number, article, place, typed, problem } = props;
  const { review } = article;
  const shown = typed ?? writtenOf(article.sku, review);
  const id = (name: string) => `${name}-${place}`;
  return (
    <form
      className={css.form}
      method="post"
      action={`${orderPage(number)}/form/review`}
      encType="multipart/form-data"
      noValidate
    >
      {review && <p className={css.hint}>{stateText(review)}</p>}
      <input type="hidden" name="sku" value={article.sku} />
      <SelectField
        id={id("stars")}
        name="stars"
        label={copy.starsLabel}
        defaultValue={shown.stars}
        error={problem === "no_stars" ? copy.problems.no_stars : undefined}
      >
        <option value="">{copy.choose}</option>
        {copy.starChoices.map(([stars, label]) => (
          <option key={stars} value={stars}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        id={id("title")}
        name="title"
        label={copy.heading}
        optional
        maxLength={80}
        defaultValue={shown.title}
      />
      <TextareaField
        id={id("text")}
        name="text"
        label={copy.text}
        hint={copy.textHint}
        required
        rows={5}
        maxLength={2000}
        defaultValue={shown.text}
        error={problem === "short" ? copy.problems.short : undefined}
      />
      <SelectField id={id("power")} name="power" label={copy.power} optional defaultValue={shown.power}>
        <option value="">{copy.choose}</option>
        {copy.powerChoices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        id={id("files")}
        label={copy.picture}
        optional
        hint={review?.has_picture ? copy.hasPicture : copy.pictureHint}
      >
        <FileInput
          id={id("files")}
          name="files"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id("files")}-hint`}
        />
      </Field>
      {review?.has_picture && (
        <Checkbox
          name="without_picture"
          label={copy.withoutPicture}
          defaultChecked={shown.without_picture !== ""}
        />
      )}
      <Checkbox name="shows_name" label={copy.showsName} defaultChecked={shown.shows_name !== ""} />
      <div className={css.acts}>
        <Button type="submit">{review ? copy.change : copy.send}</Button>
        {review && (
          <Button type="submit" name="act" value="withdraw" tone="secondary">
            {copy.withdraw}
          </Button>
        )}
      </div>
    </form>
  );
}

function stateText({ state, reason }: OwnReview): string {
  return reason === undefined ? (copy.states[state] ?? "") : copy.refused(reason);
}

function writtenOf(sku: string, review: OwnReview | undefined): ReviewEntries {
  return {
    sku,
    stars: review ? String(review.stars) : "",
    title: review?.title ?? "",
    text: review?.text ?? "",
    power: review?.power_source ?? "",
    shows_name: review?.shows_name ? "on" : "",
    without_picture: "",
  };
}

"use client";
import { mostBriefPictures } from "@precise/contract/shop/design-briefs";
import { Progress } from "@precise/ui/components/feedback/progress";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { type ChangeEvent, useEffect, useState } from "react";
import * as css from "./message-form.css.ts";
import { messagesCopy } from "./messages-copy.ts";
import type { PictureProblem } from "./picture-problem.ts";
import { type SentPicture, usePictures } from "./use-pictures.ts";

const { pictures: copy } = messagesCopy;

/**
 * Pictures of a brief. With scripts each is sent by itself as soon as it is chosen, and the brief only names it; without
 * them the browser sends them with the form.
 * @param kept names of pictures that were sent before, after a post without scripts
 */
export function PictureField(props: {
  readonly id: string;
  readonly kept: string | readonly string[] | undefined;
  readonly problem: PictureProblem | null;
  /** What the pictures are. */
  readonly label?: string;
  readonly onBusy: (isBusy: boolean) => void;
}) {
  const { id, problem, label = copy.label, onBusy } = props;
  const kept = typeof props.kept === "string" ? [props.kept] : (props.kept ?? []);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const before = kept.filter((name) => !forgotten.includes(name));
  const { pictures, tooMany, add, remove, again } = usePictures(mostBriefPictures - before.length);
  const isBusy = pictures.some(({ state }) => state === "sending");
  const shown = problem ?? (tooMany ? "too_many" : null);

  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);

  function onChange({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    add([...(field.files ?? [])]);
    // They are on their way by themselves: the form does not carry them a second time.
    field.value = "";
  }

  const done = before.length + pictures.filter(({ state }) => state === "done").length;
  const all = before.length + pictures.length;
  return (
    <div className={css.pictures}>
      <label htmlFor={id} className={css.legend}>
        {label}
        <span className={css.optional}> (optional)</span>
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {copy.hint} <noscript>{copy.totalHint}</noscript>
      </p>
      <FileInput
        isEmptied
        id={id}
        name="files"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={shown ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={onChange}
      />
      {shown && (
        <p id={`${id}-error`} role="alert" className={css.problem}>
          {copy.problems[shown]}
        </p>
      )}
      {all > 0 && (
        <ul className={css.pictureList} role="list">
          {before.map((name, place) => (
            <li key={name} className={css.picture}>
              <span>{copy.kept(place + 1)}</span>
              <TextButton onClick={() => setForgotten([...forgotten, name])}>
                {copy.remove(copy.kept(place + 1))}
              </TextButton>
              <input type="hidden" name="picture" value={name} />
            </li>
          ))}
          {pictures.map((picture) => (
            <PictureLine key={picture.id} picture={picture} onRemove={remove} onAgain={again} />
          ))}
        </ul>
      )}
      <p className={css.hint} aria-live="polite">
        {all > 0 ? copy.news(done, all) : ""}
      </p>
    </div>
  );
}

function PictureLine(props: {
  readonly picture: SentPicture;
  readonly onRemove: (id: number) => void;
  readonly onAgain: (id: number) => void;
}) {
  const { picture, onRemove, onAgain } = props;
  const { id, name, percent, state } = picture;
  return (
    <li className={css.picture}>
      <span>
        <span className={css.pictureName}>{name}</span>
        {state === "sending" && (
          <Progress value={percent} max={100} aria-label={name}>
            {copy.sending(percent)}
          </Progress>
        )}
        {state === "done" && <span className={css.hint}> · {copy.done}</span>}
        {state === "failed" && <span className={css.problem}> · {copy.problems[picture.problem]}</span>}
      </span>
      <span>
        {state === "failed" && picture.problem === "unreachable" && (
          <TextButton onClick={() => onAgain(id)}>{copy.again(name)}</TextButton>
        )}
        <TextButton onClick={() => onRemove(id)}>{copy.remove(name)}</TextButton>
      </span>
      {state === "done" && <input type="hidden" name="picture" value={picture.token} />}
    </li>
  );
}

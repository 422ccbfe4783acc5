"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import type { EntryProblems } from "@precise/web/forms/entry-problems";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormFieldView } from "./form-field.tsx";
import * as css from "./message-form.css.ts";
import { type MessageFormName, messageForms } from "./message-forms.ts";
import { MessageSent } from "./message-sent.tsx";
import { messagesCopy as copy } from "./messages-copy.ts";
import { PictureField } from "./picture-field.client.tsx";
import type { PictureProblem } from "./picture-problem.ts";

const loadSending = () => import("./send-message.client.ts");

/** What a form gets from the server after a post without scripts. */
export interface FormStart {
  readonly entries: Readonly<Record<string, string | readonly string[]>>;
  readonly wrong: EntryProblems;
  readonly failure: keyof typeof copy.failures | null;
  readonly pictureProblem: PictureProblem | null;
}

const nothing: FormStart = { entries: {}, wrong: {}, failure: null, pictureProblem: null };

/**
 * A form to the shop. Without scripts it posts to the shop's own handler; with them it is checked and sent in place, and
 * nothing that was typed is lost whatever happens.
 */
export function MessageForm({
  form,
  start = nothing,
}: {
  readonly form: MessageFormName;
  readonly start?: FormStart;
}) {
  const { fields, takesPictures, submit } = messageForms[form];
  const [wrong, setWrong] = useState(start.wrong);
  const [failure, setFailure] = useState(start.failure);
  const [pictureProblem, setPictureProblem] = useState(start.pictureProblem);
  const [reference, setReference] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const arePicturesOnTheirWay = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const idOf = (name: string) => `${form}-${name}`;
  const wrongFields = Object.keys(wrong);
  const [firstWrong] = wrongFields;

  useEffect(() => {
    if (reference !== null) title.current?.focus();
  }, [reference]);
  useEffect(() => {
    if (firstWrong !== undefined) document.getElementById(`${form}-${firstWrong}`)?.focus();
  }, [form, firstWrong]);

  async function send(typed: FormData) {
    setSending(true);
    setFailure(null);
    setWrong({});
    setPictureProblem(null);
    const outcome = await loadSending().then(
      ({ sendFromBrowser }) => sendFromBrowser(form, typed),
      // The code could not be fetched: for the sender the same as no answer.
      () => ({ kind: "unreachable" }) as const,
    );
    setSending(false);
    if (outcome.kind === "sent") setReference(outcome.reference);
    else if (outcome.kind === "fields") setWrong(outcome.wrong);
    else if (outcome.kind === "pictures") setPictureProblem("unknown_picture");
    else setFailure(outcome.kind);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setWaiting(arePicturesOnTheirWay.current);
    if (!arePicturesOnTheirWay.current) void send(new FormData(event.currentTarget));
  }

  if (reference !== null)
    return <MessageSent form={form} reference={reference} heading="h3" titleRef={title} />;
  return (
    <form
      className={css.form}
      method="post"
      action={`/form/message/${form}`}
      encType={takesPictures ? "multipart/form-data" : undefined}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void loadSending().catch(() => undefined)}
    >
      {firstWrong && <Alert tone="critical">{copy.wrong(wrongFields.length)}</Alert>}
      {fields.map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          id={idOf(field.name)}
          value={start.entries[field.name]}
          wrong={wrong[field.name]}
        />
      ))}
      {takesPictures && (
        <PictureField
          id={idOf("pictures")}
          kept={start.entries.pictures}
          problem={pictureProblem}
          onBusy={(busy) => {
            arePicturesOnTheirWay.current = busy;
            if (!busy) setWaiting(false);
          }}
        />
      )}
      <div className={css.trap} aria-hidden="true">
        <label>
          {copy.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={css.acts}>
        <div aria-live="polite">
          {failure && <Alert tone="critical">{copy.failures[failure]}</Alert>}
          {isWaiting && <Alert tone="caution">{copy.pictures.waiting}</Alert>}
        </div>
        <Button type="submit" pending={isSending}>
          {submit}
        </Button>
        <p className={css.hint}>
          {copy.privacySee} <a href="/privacy#what-we-keep-and-why">{copy.privacyLink}</a> {copy.privacy}
        </p>
      </div>
    </form>
  );
}

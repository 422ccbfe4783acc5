"use client";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { Progress } from "../feedback/progress.tsx";
import { describedBy, FieldError, type FieldTexts } from "./field.tsx";
import * as css from "./file-drop.css.ts";
import { FileInput } from "./file-input.tsx";

/**
 * A file to choose or to drop. Without JavaScript it is the browser's own file field, which sends with its form.
 * @param done 0 to 1 while the file is on its way, null otherwise
 * @param status what is going on, in words: read out when it changes
 */
export function FileDrop(props: {
  readonly id: string;
  readonly texts: FieldTexts;
  /** Media types and endings that are taken, as the `accept` of a file field. */
  readonly accept: string;
  readonly done: number | null;
  readonly status: string;
  readonly onFile: (file: File) => void;
}) {
  const { id, texts, accept, done, status, onFile } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const [file] = files;
    if (file === undefined) return;
    if (field.current) field.current.files = files;
    onFile(file);
  }
  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside has them all
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label className={css.label} htmlFor={id}>
        {texts.label}
      </label>
      {texts.hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {texts.hint}
        </p>
      )}
      <FileInput
        ref={field}
        id={id}
        name={id}
        accept={accept}
        aria-describedby={describedBy(id, texts)}
        aria-invalid={texts.error ? true : undefined}
        onChange={onChange}
      />
      <FieldError id={id} error={texts.error} />
      {done !== null && <Progress max={1} value={done} aria-label={texts.label} />}
      <p className={css.status} role="status">
        {status}
      </p>
    </div>
  );
}

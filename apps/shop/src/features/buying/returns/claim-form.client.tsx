"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { onReturn } from "@precise/web/shell/on-return";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { PictureField } from "#shop/features/messages/picture-field.client.tsx";
import type { PictureProblem } from "#shop/features/messages/picture-problem.ts";
import { claimCopy as copy } from "./claim-copy.ts";
import * as css from "./claim-form.css.ts";

/**
 * The form of a claim: a plain post with files. With scripts pictures are sent as they are chosen, and it is sent once.
 * @param kept names of pictures that have arrived
 */
export function ClaimForm(props: {
  readonly action: string;
  readonly kept: readonly string[];
  readonly pictureProblem: PictureProblem | null;
  readonly children: ReactNode;
}) {
  const { action, kept, pictureProblem, children } = props;
  const isBusy = useRef(false);
  const isSent = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  // A page that Back brings up from the browser's memory must be usable again.
  useEffect(
    () =>
      onReturn(() => {
        isSent.current = false;
      }),
    [],
  );

  function onSubmit(event: FormEvent): void {
    setWaiting(isBusy.current);
    if (isBusy.current || isSent.current) event.preventDefault();
    else isSent.current = true;
  }

  return (
    <form
      className={css.form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      {children}
      <PictureField
        id="claim-pictures"
        label={copy.pictures}
        kept={kept}
        problem={pictureProblem}
        onBusy={(busy) => {
          isBusy.current = busy;
          if (!busy) setWaiting(false);
        }}
      />
      <div className={css.acts}>
        <div aria-live="polite">{isWaiting && <Alert tone="caution">{copy.waiting}</Alert>}</div>
        <Button type="submit">{copy.send}</Button>
      </div>
    </form>
  );
}

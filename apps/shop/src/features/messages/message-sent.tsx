import type { Ref } from "react";
import * as css from "./message-form.css.ts";
import { type MessageFormName, messageForms } from "./message-forms.ts";
import { messagesCopy as copy } from "./messages-copy.ts";

/** What replaces a form once it is sent. @param titleRef where reading goes on */
export function MessageSent(props: {
  readonly form: MessageFormName;
  readonly reference: string;
  /** One below the heading that it stands under. */
  readonly heading: "h2" | "h3";
  readonly titleRef?: Ref<HTMLHeadingElement>;
}) {
  const { form, reference, heading: Heading, titleRef } = props;
  return (
    <div className={css.sent}>
      <Heading ref={titleRef} tabIndex={-1} className={css.sentHeading}>
        {copy.sent}
      </Heading>
      <p>{messageForms[form].next}</p>
      <p>
        {copy.reference}
        <br />
        <strong className={css.reference}>{reference}</strong>
      </p>
      <p className={css.hint}>{copy.confirmation}</p>
    </div>
  );
}

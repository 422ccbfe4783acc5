import { Alert } from "@precise/ui/components/feedback/alert";
import type { ReactNode } from "react";
import * as css from "./account.css.ts";
import type { AccountMessage } from "./use-account-act.ts";

/** A part of the account under its heading, with what it has to say. */
export function AccountPart(props: {
  readonly title: string;
  readonly message: AccountMessage | null;
  readonly children: ReactNode;
}) {
  const { title, message, children } = props;
  return (
    <section className={css.part}>
      <h2 className={css.title}>{title}</h2>
      <div aria-live="polite">{message && <Alert tone={message.tone}>{message.text}</Alert>}</div>
      {children}
    </section>
  );
}

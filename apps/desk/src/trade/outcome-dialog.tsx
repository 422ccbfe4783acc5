import type { ShownOnce } from "@precise/contract/desk/trade/trade-acts";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./trade.css.ts";

/** What an act came to, where that must be read: a password that is shown once, or that a second person was asked. */
export type Outcome =
  | { readonly kind: "password"; readonly shown: ShownOnce }
  | { readonly kind: "asked"; readonly reason: string };

/** The outcome that must be read of an answer; null where there is none. */
export function outcomeOf(answer: {
  readonly done?: object | undefined;
  readonly approval?: { readonly reason: string } | undefined;
}): Outcome | null {
  if (answer.approval) return { kind: "asked", reason: answer.approval.reason };
  const { done } = answer;
  return done !== undefined && "first_password" in done && "email" in done
    ? { kind: "password", shown: { email: String(done.email), first_password: String(done.first_password) } }
    : null;
}

export function OutcomeDialog({
  outcome,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}) {
  if (outcome.kind === "password") return <FirstPasswordDialog shown={outcome.shown} onClose={onClose} />;
  return (
    <Dialog
      title="A second person was asked"
      onClose={onClose}
      foot={
        <Button data-first="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Alert tone="positive">{outcome.reason} Nothing changes before.</Alert>
      <p>
        <DeskLink href="/approvals">Approvals</DeskLink> shows what became of it. A request ends after 24
        hours.
      </p>
    </Dialog>
  );
}

/** A first password: here and nowhere else, until it is closed by its button. */
export function FirstPasswordDialog({
  shown: { email, first_password: password },
  onClose,
}: {
  readonly shown: ShownOnce;
  readonly onClose: () => void;
}) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog
      title="First password"
      onClose={() => setLeaving(true)}
      foot={
        <>
          <CopyButton text={password} words={{ short: "Copy", name: "Copy the password", done: "Copied" }} />
          <Button data-first="" onClick={onClose}>
            I have noted it
          </Button>
        </>
      }
    >
      <p className={texts.breakable}>Of {email}. Give it in person or by phone: it is not e-mailed.</p>
      <output className={css.password}>
        <code>{password}</code>
      </output>
      <p>It is kept nowhere and not shown again. Its owner chooses another with the first sign-in.</p>
      {isLeaving && <Alert tone="caution">Note the password first, then close with “I have noted it”.</Alert>}
    </Dialog>
  );
}

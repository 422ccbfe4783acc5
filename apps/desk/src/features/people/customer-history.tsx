import { type DeskCustomer, endCustomerSessions, readCustomer } from "@precise/contract/desk/people";
import { dayAndTime, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { Part } from "#desk/parts/part.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { actWords, consentWords } from "./customer-words.ts";

/** What they agreed to and took back. */
export function CustomerConsents({ customer }: { readonly customer: DeskCustomer }) {
  const { newsletter, consents } = customer;
  return (
    <Part title="What they agreed to" id="consents">
      <p className={texts.written}>
        {newsletter === "subscribed" ? "Gets the newsletter." : "Gets no newsletter."}
      </p>
      <ol className={layouts.rows}>
        {consents.map((consent) => (
          <li key={`${consent.at} ${consent.about}`} className={layouts.happening}>
            <span className={texts.small}>{dayAndTime(consent.at)}</span>
            <span>{consentWords(consent)}</span>
            {consent.how && <span className={texts.muted}>{consent.how}</span>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Where an account is signed in, and ending it everywhere. */
export function CustomerSessions({ customer }: { readonly customer: DeskCustomer }) {
  const mayEnd = useMay("customer.end-sessions");
  const [isAsking, setAsking] = useState(false);
  const { sessions } = customer;
  if (customer.kind === "guest") return null;
  return (
    <Part title="Signed in" id="sessions">
      {sessions.length === 0 && <p className={texts.written}>Nowhere.</p>}
      <ul className={layouts.rows}>
        {sessions.map(({ device, created_at, used_at }) => (
          <li key={created_at} className={layouts.happening}>
            {device}
            <span className={texts.small}>
              since {shortDayAndTime(created_at)}, last used {shortDayAndTime(used_at)}
            </span>
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 0 && (
        <div>
          <Button tone="secondary" onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        </div>
      )}
      {isAsking && <EndSessionsDialog customer={customer} onClose={() => setAsking(false)} />}
    </Part>
  );
}

function EndSessionsDialog(props: { readonly customer: DeskCustomer; readonly onClose: () => void }) {
  const { customer, onClose } = props;
  const end = useDeskWrite(endCustomerSessions, [readCustomer]);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const done = await end.mutateAsync([{ params: { id: customer.id }, body: {} }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    showDone("Signed out everywhere");
    onClose();
  };
  return (
    <Dialog
      title="Sign out everywhere?"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={end.isPending} onClick={() => void send()}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        {customer.name || customer.email} is signed out on every device, and signs in again with the usual
        password. Good after a stolen phone.
      </p>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}

/** What the staff did with them. */
export function CustomerActs({ customer }: { readonly customer: DeskCustomer }) {
  if (customer.acts.length === 0) return null;
  return (
    <Part title="What the staff did" id="acts">
      <ol className={layouts.rows}>
        {customer.acts.map(({ at, actor, act }) => (
          <li key={`${at} ${act}`} className={layouts.happening}>
            <span className={texts.small}>
              {shortDayAndTime(at)} · {actor}
            </span>
            {actWords(act)}
          </li>
        ))}
      </ol>
    </Part>
  );
}

import { type DeskMail, mailPreviewPath, readMail } from "@precise/contract/desk/mail/mail";
import { dayAndTime, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { type ReactNode, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { faultWords } from "./fault-words.ts";
import * as css from "./mail.css.ts";
import { MailActs } from "./mail-acts.tsx";
import { happeningWords, kindWords, stateNames } from "./mail-words.ts";

/** One e-mail: as it is sent, what became of it, and what can be done. */
export function MailScreen() {
  const typed = useAddressPart("id");
  return (
    <RecordScreen
      call={readMail}
      input={{ params: { id: Number(typed) } }}
      title="E-mail"
      reading="Reading the e-mail"
    >
      {(mail) => (
        <Page
          title={mail.subject ?? kindWords(mail.kind)}
          beside={<span className={css.muted}>{stateNames[mail.state]}</span>}
          actions={<MailActs mail={mail} />}
        >
          <div className={css.columns}>
            <div className={css.side}>
              <Facts mail={mail} />
              <History mail={mail} />
            </div>
            <Preview mail={mail} />
          </div>
        </Page>
      )}
    </RecordScreen>
  );
}

function Facts({ mail }: { readonly mail: DeskMail }) {
  const { kind, recipient, order, created_at, state, due_at, no_correction: noCorrection } = mail;
  return (
    <dl className={css.facts}>
      <Fact name="What">{kindWords(kind)}</Fact>
      <Fact name="To">{recipient || "Deleted with the text"}</Fact>
      {order && (
        <Fact name="Order">
          <DeskLink href={`/orders/${order}`}>{order}</DeskLink>
        </Fact>
      )}
      <Fact name="Written">{dayAndTime(created_at)}</Fact>
      {state === "waiting" && <Fact name="Next attempt">{dayAndTime(due_at)}</Fact>}
      {mail.has_calendar && <Fact name="With it">An entry for a calendar</Fact>}
      {noCorrection && recipient !== "" && <Fact name="Address">{noCorrection}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

function History({ mail }: { readonly mail: DeskMail }) {
  return (
    <section className={css.part} aria-labelledby="history">
      <h2 id="history" className={css.partTitle}>
        History
      </h2>
      <ol className={css.list}>
        {mail.history.map((each) => (
          <li key={`${each.at} ${each.what}`} className={css.entry}>
            <span className={css.small}>
              {shortDayAndTime(each.at)}
              <span>{each.actor && ` · ${each.actor}`}</span>
            </span>
            <span className={each.what === "dead" ? css.critical : undefined}>{happeningWords(each)}</span>
            {each.reason && (
              <span>
                {faultWords(each.reason)}
                <span className={css.small}>{each.reason}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As it is sent: its links lead nowhere here, and codes that are its reader's alone are hidden. */
function Preview({ mail }: { readonly mail: DeskMail }) {
  const [isText, setText] = useState(false);
  if (mail.text === null)
    return (
      <Alert>
        {mail.recipient === ""
          ? "Its text is no longer kept: texts are deleted 90 days after they were sent or given up, and when their person is erased. What became of it stays."
          : "This release of the shop cannot show it."}
      </Alert>
    );
  return (
    <section className={css.part} aria-labelledby="preview">
      <h2 id="preview" className={css.partTitle}>
        As it is sent
      </h2>
      <div>
        <TextButton onClick={() => setText(!isText)}>
          {isText ? "Show it with its layout" : "Show it as plain text"}
        </TextButton>
      </div>
      <p className={css.small}>Links lead nowhere here, and codes for the reader alone are hidden.</p>
      {isText ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys.
        <pre className={css.text} tabIndex={0}>
          {mail.text}
        </pre>
      ) : (
        <iframe
          className={css.frame}
          title="The e-mail with its layout"
          src={mailPreviewPath(mail.id)}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  );
}

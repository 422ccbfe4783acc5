import { type DeskMail, mailPreviewPath, readMail } from "@precise/contract/desk/mail/mail";
import { dayAndTime, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { mailKindWords } from "#desk/parts/mail-kind-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { faultWords } from "./fault-words.ts";
import * as css from "./mail.css.ts";
import { MailActs } from "./mail-acts.tsx";
import { happeningWords, stateNames } from "./mail-words.ts";

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
          title={mail.subject ?? mailKindWords(mail.kind)}
          beside={<span className={texts.muted}>{stateNames[mail.state]}</span>}
          actions={<MailActs mail={mail} />}
        >
          <div className={css.columns}>
            <div className={layouts.side}>
              <MailFacts mail={mail} />
              <History mail={mail} />
            </div>
            <Preview mail={mail} />
          </div>
        </Page>
      )}
    </RecordScreen>
  );
}

function MailFacts({ mail }: { readonly mail: DeskMail }) {
  const { kind, recipient, order, created_at, state, due_at, no_correction: noCorrection } = mail;
  return (
    <Facts>
      <Fact name="What">{mailKindWords(kind)}</Fact>
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
    </Facts>
  );
}

function History({ mail }: { readonly mail: DeskMail }) {
  return (
    <Part title="History" id="history">
      <ol className={layouts.rows}>
        {mail.history.map((each) => (
          <li key={`${each.at} ${each.what}`} className={layouts.happening}>
            <span className={texts.small}>
              {shortDayAndTime(each.at)}
              <span>{each.actor && ` · ${each.actor}`}</span>
            </span>
            <span className={each.what === "dead" ? texts.bad : undefined}>{happeningWords(each)}</span>
            {each.reason && (
              <span>
                {faultWords(each.reason)}
                <span className={texts.small}>{each.reason}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
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
    <Part title="As it is sent" id="preview">
      <div>
        <TextButton onClick={() => setText(!isText)}>
          {isText ? "Show it with its layout" : "Show it as plain text"}
        </TextButton>
      </div>
      <p className={texts.small}>Links lead nowhere here, and codes for the reader alone are hidden.</p>
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
    </Part>
  );
}

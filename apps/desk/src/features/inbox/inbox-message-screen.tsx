import {
  type InboxEntry,
  type InboxMessage,
  noteInboxMessage,
  readInboxMessage,
  readInboxPicture,
} from "@precise/contract/desk/inbox/inbox";
import { dayAndTime, dayText, lagosDay } from "@precise/contract/nigeria/lagos-days";
import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, useDeskWrite } from "#desk/api/desk-query.ts";
import { NoteForm } from "#desk/forms/note-form.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { SentPictures } from "#desk/pictures/sent-pictures.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CartOffers } from "./cart-offers.tsx";
import * as css from "./inbox.css.ts";
import { kindNames, mailWords, stateWords } from "./inbox-words.ts";
import { MessageActs } from "./message-acts.tsx";
import { PublishForm } from "./publish-form.tsx";
import { WhoAnswers } from "./who-answers.tsx";

/** One message: what was sent, what was written back, and who answers it. */
export function InboxMessageScreen() {
  const reference = useAddressPart("reference");
  return (
    <RecordScreen
      call={readInboxMessage}
      input={{ params: { reference } }}
      title={reference}
      reading="Reading the message"
      back={<DeskLink href="/inbox">The inbox</DeskLink>}
    >
      {(message) => (
        <Page
          title={message.reference}
          beside={
            <span>
              {kindNames[message.kind]} · <strong>{stateWords(message)}</strong>
            </span>
          }
          actions={<MessageActs message={message} />}
        >
          <div className={layouts.columns}>
            <div className={layouts.parts}>
              <Part title={<>What {message.name} wrote</>} id="sent">
                {message.text === "" ? (
                  <p className={texts.muted}>No text: what was filled in stands under Facts.</p>
                ) : (
                  <p className={css.sent}>{message.text}</p>
                )}
                <CartOffers text={message.text} />
                <BriefPictures reference={message.reference} count={message.pictures} />
              </Part>
              <MessageThread thread={message.thread} />
              {message.email !== "" && <AnswerForm key={message.reference} message={message} />}
              {message.kind === "question" && (
                <PublishForm key={`${message.reference} ${message.revision}`} message={message} />
              )}
            </div>
            <div className={layouts.parts}>
              <WhoAnswers message={message} />
              <MessageFacts message={message} />
              <MessageNote key={message.reference} reference={message.reference} />
            </div>
          </div>
        </Page>
      )}
    </RecordScreen>
  );
}

function MessageFacts({ message }: { readonly message: InboxMessage }) {
  const { name, email, facts, created_at, state, state_at, kept_until } = message;
  return (
    <Part title="Facts" id="facts">
      <Facts>
        <Fact name="Name">{name}</Fact>
        <Fact name="E-mail">{email === "" ? "None was given" : <a href={`mailto:${email}`}>{email}</a>}</Fact>
        {facts.map(({ label, value }) => (
          <Fact key={label} name={label}>
            <Value label={label} value={value} />
          </Fact>
        ))}
        <Fact name="Sent">{dayAndTime(created_at)}</Fact>
        {state_at !== null && state !== "open" && (
          <Fact name={state === "answered" ? "Answered" : "Closed"}>{dayAndTime(state_at)}</Fact>
        )}
        <Fact name="Deleted on">{dayText(lagosDay(new Date(kept_until)))}, with answers and notes</Fact>
      </Facts>
    </Part>
  );
}

/** An order and an article lead to their pages, a phone is called. */
function Value({ label, value }: { readonly label: string; readonly value: string }) {
  if (new RegExp(`^${orderPrefix}-[0-9A-Z]{8}$`, "i").test(value))
    return <DeskLink href={`/orders/${value.toUpperCase()}`}>{value}</DeskLink>;
  if (label === "Article") return <DeskLink href={`/products/${value}`}>{value}</DeskLink>;
  if (label === "Phone") return <a href={`tel:${value.replace(/[^+\d]/g, "")}`}>{value}</a>;
  return value;
}

/** The pictures that came with a brief. */
function BriefPictures({ reference, count }: { readonly reference: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <Part title="Pictures">
      <SentPictures
        count={count}
        // A picture never changes.
        query={(position) => ({
          ...deskQuery(readInboxPicture, { params: { reference, position } }),
          staleTime: Number.POSITIVE_INFINITY,
        })}
        what="What came with the brief"
      />
    </Part>
  );
}

/** A note for the staff about a message. */
function MessageNote({ reference }: { readonly reference: string }) {
  const add = useDeskWrite(noteInboxMessage, [readInboxMessage]);
  return (
    <NoteForm
      about={reference}
      label="Note for the staff"
      hint="The sender never sees it"
      mostLetters={5000}
      className={layouts.textForm}
      isPending={add.isPending}
      onAdd={(text) => add.mutateAsync([{ params: { reference }, body: { text } }])}
    />
  );
}

/** Answers and notes, the oldest first. */
function MessageThread({ thread }: { readonly thread: readonly InboxEntry[] }) {
  if (thread.length === 0) return null;
  return (
    <Part title="Answers and notes" id="thread">
      <ol className={layouts.rows}>
        {thread.map(({ id, at, kind, author, text, mail }) => (
          <li key={id} className={css.entry[kind]}>
            <p className={texts.note}>
              {kind === "answer" ? "Answer" : "Note for the staff"} · {author}, {dayAndTime(at)}
              {mail !== null && (
                <span className={mail === "dead" ? texts.bad : undefined}> · {mailWords[mail]}</span>
              )}
            </p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

import {
  listPhoneMessages,
  type PhoneMessage,
  retryPhoneMessage,
} from "@precise/contract/desk/mail/phone-messages";
import { phoneText } from "@precise/contract/nigeria/phone";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import { channelName, kindName, orderOf, stateWords } from "./message-words.ts";

/** What the list of messages shows of each. */
export const messageColumns: readonly Column<PhoneMessage>[] = [
  { key: "about", head: "About", cell: (message) => <About message={message} /> },
  { key: "kind", head: "News", cell: ({ kind }) => kindName(kind) },
  { key: "to", head: "To", cell: ({ recipient }) => phoneText(recipient) || "Removed" },
  { key: "channel", head: "By", cell: ({ channel }) => (channel === null ? "" : channelName(channel)) },
  { key: "text", head: "Text", cell: ({ text }) => text ?? "Removed", isGrowing: true, onCard: "line" },
  { key: "state", head: "State", cell: stateWords },
  {
    key: "fault",
    head: "What went wrong",
    cell: ({ last_error }) => last_error && <span className={texts.bad}>{last_error}</span>,
    onCard: "line",
  },
  { key: "at", head: "Queued", cell: ({ created_at }) => <ShortMoment at={created_at} /> },
  {
    key: "sent",
    head: "Sent",
    cell: ({ sent_at }) => sent_at && <ShortMoment at={sent_at} />,
    isSpare: true,
  },
  { key: "attempts", head: "Attempts", align: "end", cell: ({ attempts }) => attempts || "", isSpare: true },
  { key: "act", head: "Again", cell: (message) => <SendAgain message={message} /> },
];

function About({ message }: { readonly message: PhoneMessage }) {
  const number = orderOf(message);
  return number === undefined ? "Test" : <DeskLink href={`/orders/${number}`}>{number}</DeskLink>;
}

function SendAgain({ message: { id, state, recipient } }: { readonly message: PhoneMessage }) {
  const may = useMay("mail.send-again");
  const retry = useDeskWrite(retryPhoneMessage, [listPhoneMessages]);
  if (!may || state === "sent" || recipient === "") return null;
  const send = async () => {
    const done = await retry.mutateAsync([{ params: { id } }]);
    if (done.ok) showDone("It is sent now");
    else showTrouble("It was not sent", failureWords(done.failure));
  };
  return <TextButton onClick={() => void send()}>Send now</TextButton>;
}

import type { MailRow } from "@precise/contract/desk/mail/mail";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { mailKindWords } from "#desk/parts/mail-kind-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column, Filter } from "#desk/table/column.ts";
import { faultWords } from "./fault-words.ts";
import { kindOptions, stateNames, stateOptions } from "./mail-words.ts";

/** What the list of e-mails shows of each. */
export const mailColumns: readonly Column<MailRow>[] = [
  { key: "kind", head: "What", cell: ({ kind }) => mailKindWords(kind) },
  {
    key: "to",
    head: "To",
    isGrowing: true,
    onCard: "short",
    cell: ({ recipient }) => recipient || "Text deleted",
  },
  {
    key: "order",
    head: "Order",
    cell: ({ order }) => order && <DeskLink href={`/orders/${order}`}>{order}</DeskLink>,
  },
  { key: "state", head: "State", cell: ({ state }) => stateNames[state] },
  {
    key: "fault",
    head: "What went wrong",
    onCard: "line",
    cell: ({ last_error: reason, state }) =>
      reason !== null &&
      state !== "sent" && <span className={texts.bad}>{faultWords(reason) ?? reason}</span>,
  },
  {
    key: "at",
    head: "Written",
    cell: ({ created_at }) => <ShortMoment at={created_at} />,
  },
  {
    key: "sent",
    head: "Sent",
    onCard: "none",
    cell: ({ sent_at }) => sent_at && <ShortMoment at={sent_at} />,
  },
  { key: "attempts", head: "Attempts", align: "end", isSpare: true, cell: ({ attempts }) => attempts || "" },
];

export const mailFilters: readonly Filter[] = [
  { key: "state", name: "State", options: stateOptions },
  { key: "kind", name: "What", options: kindOptions },
];

import { type InboxRow, inboxKinds, inboxStates } from "@precise/contract/desk/inbox/inbox";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { kindNames, stateNames, stateWords } from "./inbox-words.ts";

/** What the inbox shows of each message. */
export const inboxColumns: readonly Column<InboxRow>[] = [
  { key: "reference", head: "Reference", cell: ({ reference }) => reference },
  {
    key: "state",
    head: "State",
    cell: (row) =>
      row.state === "open" && !row.is_suspect ? (
        <strong className={texts.strong}>{stateWords(row)}</strong>
      ) : (
        stateWords(row)
      ),
  },
  { key: "kind", head: "Kind", cell: ({ kind }) => kindNames[kind], onCard: "none" },
  { key: "name", head: "From", cell: ({ name }) => name, onCard: "short" },
  { key: "about", head: "About", cell: ({ about }) => about, onCard: "short" },
  { key: "sent", head: "Sent", cell: ({ created_at }) => <ShortMoment at={created_at} /> },
  { key: "begins", head: "Text", cell: ({ begins }) => begins, isGrowing: true, onCard: "line" },
  { key: "assignee", head: "Who answers", cell: ({ assignee }) => assignee ?? "", onCard: "none" },
  { key: "email", head: "E-mail", cell: ({ email }) => email, isSpare: true },
  {
    key: "pictures",
    head: "Pictures",
    align: "end",
    cell: ({ pictures }) => (pictures > 0 ? pictures : ""),
    isSpare: true,
  },
];

export const inboxFilters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: optionsOf(stateNames, inboxStates),
  },
  { key: "kind", name: "Kind", options: optionsOf(kindNames, inboxKinds) },
  {
    key: "assignee",
    name: "Who answers",
    options: [
      { value: "me", name: "Me" },
      { value: "nobody", name: "Nobody yet" },
    ],
  },
  {
    key: "suspect",
    name: "Machine-written",
    options: [
      { value: "false", name: "No" },
      { value: "true", name: "Looks so" },
    ],
  },
];

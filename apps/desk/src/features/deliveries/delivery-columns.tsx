import { nairaText } from "@precise/cart-core/money";
import type { DeliveryRow } from "@precise/contract/desk/deliveries";
import { localPhone } from "#desk/parts/phone-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import type { Column } from "#desk/table/column.ts";
import { outcomeText, piecesText } from "./delivery-words.ts";

/** What a list of deliveries shows of each. */
export const deliveryColumns: readonly Column<DeliveryRow>[] = [
  {
    key: "number",
    head: "Order",
    cell: (row) => (row.pieces < row.of_pieces ? `${row.key}, ${piecesText(row)}` : row.key),
  },
  { key: "name", head: "To", cell: ({ name }) => name, onCard: "short" },
  { key: "area", head: "Area", cell: ({ area }) => area, isGrowing: true },
  { key: "phone", head: "Phone", cell: ({ phone }) => localPhone(phone) },
  { key: "by", head: "With", cell: ({ by, waybill }) => [by?.name, waybill].filter(Boolean).join(", ") },
  {
    key: "since",
    head: "Since",
    cell: ({ sent_at, placed_at, ended_at }) => <ShortMoment at={ended_at ?? sent_at ?? placed_at} />,
  },
  {
    key: "due",
    head: "To collect",
    align: "end",
    cell: ({ due }) => (due.value > 0 ? nairaText(due.value) : ""),
  },
  {
    key: "cash",
    head: "Cash held",
    align: "end",
    cell: ({ cash }) => (cash?.is_open ? nairaText(cash.due.value) : ""),
  },
  {
    key: "attempts",
    head: "Attempts",
    align: "end",
    cell: ({ attempts }) => (attempts > 0 ? attempts : ""),
  },
  {
    key: "last",
    head: "Last attempt",
    cell: ({ last_attempt }) => (last_attempt ? outcomeText(last_attempt.outcome) : ""),
    isSpare: true,
  },
  { key: "pieces", head: "Pieces", align: "end", cell: ({ pieces }) => pieces, isSpare: true },
];

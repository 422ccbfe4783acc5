import { claimKinds, claimStates } from "@precise/cart-core/claim-words";
import type { DeskReturnRow } from "@precise/contract/desk/returns";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { critical as late } from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { kindNames, nameIn, stateNames, wishNames } from "./return-words.ts";

/** What a list of returns shows of each. */
export const returnColumns: readonly Column<DeskReturnRow>[] = [
  { key: "number", head: "Return", cell: ({ number }) => number },
  { key: "sku", head: "Item", cell: ({ sku }) => sku, onCard: "none" },
  { key: "pieces", head: "Pieces", align: "end", cell: ({ pieces }) => pieces, onCard: "none" },
  { key: "state", head: "State", cell: ({ state }) => nameIn(stateNames, state) },
  { key: "kind", head: "Kind", cell: ({ kind }) => nameIn(kindNames, kind), onCard: "none" },
  { key: "wish", head: "Would like", cell: ({ wish }) => nameIn(wishNames, wish), onCard: "none" },
  { key: "name", head: "Customer", cell: ({ name }) => name, isGrowing: true, onCard: "line" },
  { key: "order", head: "Order", cell: ({ order_number }) => order_number },
  { key: "requested", head: "Asked", cell: ({ requested_at }) => <ShortMoment at={requested_at} /> },
  {
    key: "time",
    head: "In time",
    onCard: "none",
    cell: ({ is_in_time }) => (is_in_time ? "Yes" : <span className={late}>No</span>),
  },
  {
    key: "changed",
    head: "Changed",
    cell: ({ changed_at }) => <ShortMoment at={changed_at} />,
    isSpare: true,
  },
  {
    key: "pictures",
    head: "Pictures",
    align: "end",
    cell: ({ pictures }) => (pictures > 0 ? pictures : ""),
    isSpare: true,
  },
];

export const returnFilters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: optionsOf(stateNames, claimStates),
  },
  { key: "kind", name: "Kind", options: optionsOf(kindNames, claimKinds) },
];

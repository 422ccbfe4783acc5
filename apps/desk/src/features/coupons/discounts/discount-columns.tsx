import { nairaText } from "@precise/cart-core/money";
import { type DeskDiscount, discountStates } from "@precise/contract/desk/coupons/discounts";
import { dayText, lagosDay } from "@precise/contract/nigeria/lagos-days";
import { lastDayText } from "#desk/parts/period-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { muted as quiet } from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { goodsWords, stateNames, worthWords } from "./discount-words.ts";

/** What the list of discounts shows of each. */
export const discountColumns: readonly Column<DeskDiscount>[] = [
  { key: "label", head: "Label", cell: ({ label }) => label },
  { key: "worth", head: "Worth", cell: worthWords },
  { key: "goods", head: "On", cell: goodsWords, isGrowing: true, onCard: "line" },
  {
    key: "state",
    head: "State",
    cell: ({ state }) =>
      state === "running" ? stateNames[state] : <span className={quiet}>{stateNames[state]}</span>,
  },
  {
    key: "minimum",
    head: "Goods from",
    align: "end",
    cell: ({ minimum }) => (minimum === undefined ? "" : nairaText(minimum.value)),
  },
  { key: "begins", head: "First day", cell: ({ starts_at }) => dayText(lagosDay(new Date(starts_at))) },
  {
    key: "ends",
    head: "Last day",
    cell: ({ ends_at }) => (ends_at === undefined ? "" : lastDayText(ends_at)),
  },
  { key: "uses", head: "Orders", align: "end", cell: ({ uses }) => uses },
  { key: "once", head: "Per person", cell: ({ once_per_person }) => (once_per_person ? "once" : "") },
  { key: "made", head: "Made", cell: ({ created_at }) => <ShortMoment at={created_at} />, isSpare: true },
  { key: "by", head: "By", cell: ({ source }) => source, isSpare: true },
];

export const discountFilters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: optionsOf(stateNames, discountStates),
  },
];

import { couponStates, type DeskCoupon } from "@precise/contract/desk/coupons/coupons";
import { lastDayText } from "#desk/parts/period-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { muted as quiet } from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { goodsWords, personWords, stateNames, worthWords } from "./coupon-words.ts";

/** What the list of vouchers shows of each. */
export const couponColumns: readonly Column<DeskCoupon>[] = [
  { key: "code", head: "Code", cell: ({ code }) => code },
  { key: "worth", head: "Worth", cell: worthWords },
  { key: "label", head: "Label", cell: ({ label }) => label, isGrowing: true, onCard: "none" },
  {
    key: "state",
    head: "State",
    cell: ({ state }) =>
      state === "usable" ? stateNames[state] : <span className={quiet}>{stateNames[state]}</span>,
  },
  { key: "goods", head: "Goods", cell: goodsWords, onCard: "none" },
  { key: "person", head: "For", cell: personWords, isGrowing: true, onCard: "none" },
  {
    key: "uses",
    head: "Used",
    align: "end",
    cell: ({ uses, max_uses }) => (max_uses === undefined ? uses : `${uses} of ${max_uses}`),
  },
  {
    key: "ends",
    head: "Last day",
    cell: ({ ends_at }) => (ends_at === undefined ? "" : lastDayText(ends_at)),
  },
  { key: "made", head: "Made", cell: ({ created_at }) => <ShortMoment at={created_at} />, isSpare: true },
  { key: "by", head: "By", cell: ({ source }) => source, isSpare: true },
];

export const couponFilters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: optionsOf(stateNames, couponStates),
  },
];

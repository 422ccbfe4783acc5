import { nairaText } from "@precise/cart-core/money";
import type { CustomerRow } from "@precise/contract/desk/people";
import { localPhone } from "#desk/parts/phone-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import type { Column, Filter } from "#desk/table/column.ts";
import { kindNames } from "./customer-words.ts";
import { mark } from "./customers.css.ts";

const all: readonly Column<CustomerRow>[] = [
  { key: "name", head: "Name", cell: ({ name }) => name || "No name", onCard: "line" },
  { key: "phone", head: "Phone", cell: ({ phone }) => localPhone(phone) },
  {
    key: "email",
    head: "E-mail",
    isGrowing: true,
    onCard: "short",
    cell: ({ email, kind, is_email_verified: isVerified }) => (
      <>
        {email}
        {kind === "account" && !isVerified && <span className={mark}>not verified</span>}
      </>
    ),
  },
  { key: "kind", head: "Kind", cell: ({ kind }) => kindNames[kind], onCard: "none" },
  {
    key: "tags",
    head: "Tags",
    onCard: "short",
    cell: ({ tags }) => tags.join(", "),
  },
  { key: "orders", head: "Orders", align: "end", cell: ({ orders }) => orders },
  {
    key: "bought",
    head: "Ordered",
    align: "end",
    cell: ({ bought }) => (bought ? nairaText(bought.value) : ""),
  },
  {
    key: "seen",
    head: "Last seen",
    onCard: "none",
    cell: ({ seen_at }) => <ShortMoment at={seen_at} />,
  },
];

/** What a list of people shows of each. */
export function customerColumns(seesMoney: boolean): readonly Column<CustomerRow>[] {
  return all.filter(({ key }) => seesMoney || key !== "bought");
}

/** @param tags all in use */
export const customerFilters = (tags: readonly string[]): readonly Filter[] => [
  {
    key: "kind",
    name: "Kind",
    options: [
      { value: "account", name: kindNames.account },
      { value: "guest", name: kindNames.guest },
    ],
  },
  ...(tags.length === 0
    ? []
    : [{ key: "tag", name: "Tag", options: tags.map((tag) => ({ value: tag, name: tag })) }]),
];

export const customerShape = (tags: readonly string[]) => ({ columns: all, filters: customerFilters(tags) });

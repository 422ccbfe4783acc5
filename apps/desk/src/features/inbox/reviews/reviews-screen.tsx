import { reviewStates } from "@precise/cart-core/review-states";
import { type DeskReview, listDeskReviews } from "@precise/contract/desk/inbox/reviews";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { reviewStateNames } from "./review-words.ts";

const columns: readonly Column<DeskReview>[] = [
  { key: "reference", head: "Review", cell: ({ reference }) => reference },
  {
    key: "state",
    head: "State",
    cell: ({ state }) =>
      state === "pending" ? (
        <strong className={texts.strong}>{reviewStateNames[state]}</strong>
      ) : (
        reviewStateNames[state]
      ),
    onCard: "line",
  },
  { key: "stars", head: "Stars", align: "end", cell: ({ stars }) => stars },
  { key: "name", head: "Article", cell: ({ name }) => name, onCard: "line" },
  { key: "text", head: "Text", cell: ({ text }) => text, isGrowing: true, onCard: "line" },
  { key: "picture", head: "Picture", cell: ({ has_picture }) => (has_picture ? "Yes" : "") },
  { key: "written", head: "Written", cell: ({ written_at }) => shortDayAndTime(written_at) },
  { key: "sku", head: "SKU", cell: ({ sku }) => sku, isSpare: true },
  { key: "order", head: "Order", cell: ({ order_number }) => order_number, isSpare: true },
];
const filters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: optionsOf(reviewStateNames, reviewStates),
  },
];

/** What buyers say of what they bought: nothing of it is shown before someone has read it. */
export function ReviewsScreen() {
  return (
    <ListScreen
      title="Reviews"
      call={listDeskReviews}
      rows={(page) => page.reviews}
      columns={columns}
      filters={filters}
      rowId={({ reference }) => reference}
      rowHref={({ reference }) => `/reviews/${reference}`}
      searchHint="Review, order, SKU or words"
      emptyWords="No buyer has written a review yet."
    />
  );
}

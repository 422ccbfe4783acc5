import { listDeskReviews } from "@precise/contract/desk/inbox/reviews";
import { listStock } from "@precise/contract/desk/stock";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Column, Filter } from "#desk/table/column.ts";
import { ListScreen } from "./list-screen.tsx";
import { openScreen } from "./open-screen.tsx";

interface Review {
  readonly reference: string;
}
const columns: readonly Column<Review>[] = [
  { key: "reference", head: "Review", cell: ({ reference }) => reference },
];
const filters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: [
      { value: "pending", name: "To read" },
      { value: "refused", name: "Refused" },
    ],
  },
];

function Reviews() {
  return (
    <ListScreen
      title="Reviews"
      call={listDeskReviews}
      rows={(page) => page.reviews}
      columns={columns}
      filters={filters}
      rowId={({ reference }) => reference}
      searchHint="Review"
      emptyWords="No buyer has written a review yet."
      actions={({ list }) => <p>{list.total} in all</p>}
    />
  );
}

const review = (reference: string) => ({
  reference,
  order_number: "PR-1",
  sku: "A",
  name: "Lamp",
  stars: 4,
  title: null,
  text: "Good",
  power_source: null,
  months_in_use: 1,
  author: null,
  state: "pending",
  reason: null,
  answer: null,
  has_picture: false,
  is_sample: false,
  written_at: "2026-11-24T10:00:00.000Z",
  changed_at: "2026-11-24T10:00:00.000Z",
  revision: 1,
});

it("asks for what its address says, each filter's values in one text, and for the next page by its cursor", async () => {
  const calls = openScreen(Reviews, "/?q=lamp&state=pending,refused", (query) => ({
    reviews: [review(query.has("cursor") ? "R-2" : "R-1")],
    total: 2,
    next: query.has("cursor") ? null : "7",
  }));
  expect(await screen.findByText("R-1")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Reviews" })).toBeTruthy();
  expect(screen.getByText("2 in all")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /more/ }));
  expect(await screen.findByText("R-2")).toBeTruthy();
  expect(calls.map(({ pathname }) => pathname)).toEqual(["/api/desk/reviews", "/api/desk/reviews"]);
  expect(calls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { search: "lamp", state: "pending,refused" },
    { search: "lamp", state: "pending,refused", cursor: "7" },
  ]);
});

it("says its own words where there is nothing at all", async () => {
  openScreen(Reviews, "/", () => ({ reviews: [], total: 0, next: null }));
  expect(await screen.findByText("No buyer has written a review yet.")).toBeTruthy();
});

it("asks again when its address changes, and only for what narrows it", async () => {
  const calls = openScreen(Reviews, "/?state=pending", () => ({
    reviews: [review("R-1")],
    total: 1,
    next: null,
  }));
  fireEvent.click(await screen.findByRole("button", { name: /Remove State: To read/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.search).toBe("");
});

it("takes no list without a query of its own where the call takes no texts", () => {
  const element = (
    // @ts-expect-error: `low` is "true" or nothing, not any text.
    <ListScreen title="Stock" call={listStock} rows={(page) => page.rows} columns={[]} rowId={String} />
  );
  expect(element.type).toBe(ListScreen);
});

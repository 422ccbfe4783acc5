import { listDeskReviews, readDeskReviewPicture } from "@precise/contract/desk/inbox/reviews";
import { listStock } from "@precise/contract/desk/stock";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { describe, expect, it, vi } from "vitest";
import { parseSearch, searchText } from "#desk/address/search-text.ts";
import { createDeskCache } from "#desk/api/desk-query.ts";
import type { Column, Filter } from "#desk/table/column.ts";
import { ListScreen } from "./list-screen.tsx";
import { RecordScreen } from "./record-screen.tsx";

/**
 * Shows a screen at an address, with an API that answers its calls: for tests.
 * @param answer the `data` of a call by its query; a number is the status of a refusal
 * @returns the addresses that were called, as they come
 */
function openScreen(
  component: FunctionComponent,
  address: string,
  answer: (query: URLSearchParams) => unknown,
): readonly URL[] {
  const called: URL[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://desk.localhost");
    called.push(url);
    const data = answer(url.searchParams);
    const refusal = { data: null, errors: [{ code: "not_found", message: "There is no such thing." }] };
    return Promise.resolve(
      typeof data === "number" ? Response.json(refusal, { status: data }) : Response.json({ data }),
    );
  });
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch: searchText,
  });
  render(
    <QueryClientProvider client={createDeskCache()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return called;
}

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

describe("the screen of a list", () => {
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
});

const picture = { picture: { src: "data:image/jpeg;base64,", width: 40, height: 30 } };

function Picture({ failedTitle, every }: { readonly failedTitle?: string; readonly every?: number }) {
  return (
    <RecordScreen
      call={readDeskReviewPicture}
      input={{ params: { reference: "R-1" } }}
      title="R-1"
      reading="Reading the picture"
      back={<p>All reviews</p>}
      leavesWhenGone
      {...(failedTitle && { failedTitle })}
      {...(every && { every: () => every })}
    >
      {({ width, height }) => (
        <h1>
          {width} × {height}
        </h1>
      )}
    </RecordScreen>
  );
}

describe("the screen of a record", () => {
  it("shows its title and where it is listed until it is read, then the record alone", async () => {
    const called = openScreen(Picture, "/", () => picture);
    expect((await screen.findByRole("status")).textContent).toBe("Reading the picture");
    expect(screen.getByRole("heading", { name: "R-1" })).toBeTruthy();
    expect(screen.getByText("All reviews")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "40 × 30" })).toBeTruthy();
    expect(screen.queryByText("All reviews")).toBeNull();
    expect(called.map(({ pathname }) => pathname)).toEqual(["/api/desk/reviews/R-1/picture"]);
  });

  it("says why it cannot be read, under its title", async () => {
    openScreen(Picture, "/", () => 404);
    expect((await screen.findByRole("alert")).textContent).toBe("There is no such thing.");
    expect(screen.getByRole("heading", { name: "R-1" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("can be read again where the screen says what could not be read", async () => {
    const answers = [404, picture];
    openScreen(
      () => <Picture failedTitle="The picture could not be read" />,
      "/",
      () => answers.shift(),
    );
    expect(await screen.findByText("The picture could not be read")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "40 × 30" })).toBeTruthy();
  });

  it("does not leave on the screen what is gone meanwhile", async () => {
    let answer: unknown = picture;
    openScreen(
      () => <Picture every={20} />,
      "/",
      () => answer,
    );
    await screen.findByRole("heading", { name: "40 × 30" });
    answer = 404;
    await waitFor(() => expect(screen.queryByRole("heading", { name: "40 × 30" })).toBeNull());
    expect(screen.getByRole("alert").textContent).toBe("There is no such thing.");
  });
});

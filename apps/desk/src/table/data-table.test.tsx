import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { parseSearch, searchText } from "#desk/address/search-text.ts";
import type { Column, Filter } from "./column.ts";
import { DataTable } from "./data-table.tsx";
import { wholeList } from "./use-list.ts";
import { useSelection } from "./use-selection.ts";
import { useTableState } from "./use-table-state.ts";

interface Order {
  readonly number: string;
  readonly stage: string;
}
const orders: readonly Order[] = [
  { number: "PR-1", stage: "packed" },
  { number: "PR-2", stage: "shipped" },
  { number: "PR-3", stage: "packed" },
  { number: "PR-4", stage: "packed" },
];
const columns: readonly Column<Order>[] = [
  { key: "number", head: "Number", cell: ({ number }) => number, sort: "down" },
  { key: "stage", head: "Stage", cell: ({ stage }) => stage },
];
const filters: readonly Filter[] = [
  { key: "stage", name: "Stage", options: [{ value: "packed", name: "Packed" }] },
];
const shape = { columns, filters };
const numberOf = ({ number }: Order) => number;

/** A list that narrows by itself, as the API would. */
function Orders() {
  const control = useTableState(shape);
  const selection = useSelection();
  const { search, filters: chosen } = control.state;
  const rows = orders.filter(
    ({ number, stage }) => number.includes(search) && (chosen.stage?.includes(stage) ?? true),
  );
  return (
    <DataTable
      label="Orders"
      columns={columns}
      filters={filters}
      control={control}
      list={wholeList(rows)}
      rowId={numberOf}
      rowHref={({ number }) => `/orders/${number}`}
      searchHint="Number"
      selection={selection}
      bulkActions={(ids) => <button type="button">Move {ids.length}</button>}
    />
  );
}

async function openAt(address: string) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: Orders, notFoundComponent: Orders }),
    history,
    parseSearch,
    stringifySearch: searchText,
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole("table");
  return history;
}

const box = (number: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${number}` });
const selectedCount = () => screen.queryByText(/selected/)?.textContent;

describe("a list", () => {
  it("is what its address says, and its address is what it is", async () => {
    const history = await openAt("/?stage=packed");
    expect(screen.getAllByRole("row")).toHaveLength(4);
    fireEvent.click(screen.getByRole("button", { name: /Number/ }));
    await waitFor(() => expect(history.location.search).toBe("?stage=packed&sort=-number"));
    fireEvent.click(screen.getByRole("button", { name: /Remove Stage: Packed/ }));
    await waitFor(() => expect(history.location.search).toBe("?sort=-number"));
    expect(screen.getAllByRole("row")).toHaveLength(5);
  });

  it("without a row says which filter to drop", async () => {
    await openAt("/?q=PR-2&stage=packed");
    fireEvent.click(screen.getByRole("button", { name: "Without “Stage: Packed”" }));
    expect(await screen.findByRole("link", { name: "PR-2" })).toBeTruthy();
  });

  it("keeps what is selected when a filter hides it, and says so", async () => {
    await openAt("/");
    fireEvent.click(box("PR-1"));
    fireEvent.click(box("PR-3"), { shiftKey: true });
    expect(selectedCount()).toBe("3 selected");
    fireEvent.click(screen.getByRole("button", { name: "Stage" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Packed" }));
    await waitFor(() => expect(selectedCount()).toBe("3 selected, 1 not shown"));
    expect(screen.getByRole("button", { name: "Move 3" })).toBeTruthy();
  });

  it("is walked with j and k, and selected with x", async () => {
    await openAt("/");
    for (const key of ["j", "j", "j", "k"])
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement?.textContent).toBe("PR-2");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "x" });
    expect(box("PR-2").checked).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(box("PR-2").checked).toBe(false);
  });

  it("leaves keys in a field to the field", async () => {
    await openAt("/");
    const search = screen.getByRole("searchbox");
    search.focus();
    fireEvent.keyDown(search, { key: "j" });
    expect(document.activeElement).toBe(search);
  });

  it("hides a column that is not wanted, but never the one that names the row", async () => {
    const history = await openAt("/");
    fireEvent.click(screen.getByRole("button", { name: "Columns and density" }));
    const columnsOf = within(screen.getByRole("group", { name: "Columns" }));
    expect(columnsOf.getByRole<HTMLInputElement>("checkbox", { name: "Number" }).disabled).toBe(true);
    fireEvent.click(columnsOf.getByRole("checkbox", { name: "Stage" }));
    await waitFor(() => expect(history.location.search).toBe("?columns=number"));
    expect(screen.queryByRole("columnheader", { name: "Stage" })).toBeNull();
  });
});

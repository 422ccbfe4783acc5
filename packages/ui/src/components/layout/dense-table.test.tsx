import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DenseTable } from "./dense-table.tsx";

describe("a dense table", () => {
  it("names its rows, and says what is below one", () => {
    render(
      <DenseTable
        label="Lines"
        columns={[
          { key: "sku", head: "Code", isRowHead: true },
          { key: "pieces", head: "Pieces", align: "end" },
          { key: "acts", head: "Acts", isHeadHidden: true },
        ]}
        rows={[
          { key: "a", cells: { sku: "PR-1", pieces: "12", acts: <button type="button">Remove</button> } },
          { key: "b", cells: { sku: "PR-2", pieces: "1" }, below: "Only 1 left", tone: "caution" },
        ]}
      />,
    );
    const table = screen.getByRole("table", { name: "Lines" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(3);
    const first = within(table).getByRole("row", { name: "PR-1 12 Remove" });
    expect(within(first).getByRole("cell", { name: "12" }).getAttribute("data-head")).toBe("Pieces");
    expect(within(first).getByRole("rowheader").hasAttribute("data-head")).toBe(false);
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["CodePiecesActs", "PR-112Remove", "PR-21", "Only 1 left"]);
  });
});

import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FileDrop } from "./file-drop.client.tsx";

const texts = { label: "A file of rows", hint: "CSV or Excel" };
const file = new File(["PR-1,2"], "rows.csv", { type: "text/csv" });

describe("a place to drop a file", () => {
  it("hands over the file that was chosen", () => {
    const onFile = vi.fn();
    render(<FileDrop id="rows" texts={texts} accept=".csv" done={null} status="" onFile={onFile} />);
    fireEvent.change(screen.getByLabelText("A file of rows"), { target: { files: [file] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
  it("shows how far it has come, and what is wrong", () => {
    render(
      <FileDrop
        id="rows"
        texts={{ ...texts, error: "That is no table." }}
        accept=".csv"
        done={0.5}
        status="Half of it is there."
        onFile={() => {}}
      />,
    );
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(0.5);
    expect(screen.getByRole("status").textContent).toBe("Half of it is there.");
    expect(
      screen.getByLabelText("A file of rows", { selector: "input" }).getAttribute("aria-describedby"),
    ).toBe("rows-hint rows-error");
  });
});

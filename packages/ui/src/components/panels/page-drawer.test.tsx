import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PageDrawer } from "./page-drawer.client.tsx";

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <input aria-label="Quantity" />
      <PageDrawer title="Added" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        <a href="/cart">View cart</a>
      </PageDrawer>
    </>
  );
}

function opened() {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Add" });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it("takes the focus in, and Escape gives it back", async () => {
  const opener = opened();
  const dialog = screen.getByRole("dialog", { name: "Added" });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? dialog, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("leaves the page to be used: what is reached beside it closes it and keeps the focus", async () => {
  opened();
  const field = screen.getByRole("textbox", { name: "Quantity" });
  act(() => field.focus());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(field);
});

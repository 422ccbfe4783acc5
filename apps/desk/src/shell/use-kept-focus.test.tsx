import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

function Frame({ children }: { readonly children: React.ReactNode }) {
  useKeptFocus("screen");
  return (
    <main id="screen" tabIndex={-1}>
      {children}
    </main>
  );
}

it("goes into the screen when what had focus is gone", async () => {
  const { rerender } = render(
    <Frame>
      <button type="button">Open</button>
    </Frame>,
  );
  screen.getByRole("button").focus();
  rerender(<Frame>Opened</Frame>);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("stays where a screen puts it", async () => {
  const { rerender } = render(
    <Frame>
      <button type="button">Open</button>
    </Frame>,
  );
  screen.getByRole("button").focus();
  rerender(
    <Frame>
      {/* biome-ignore lint/a11y/noAutofocus: a dialog takes focus as it opens. */}
      <input aria-label="Why" autoFocus />
    </Frame>,
  );
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText("Why"));
});

it("is not taken where nothing had it, or a press beside everything gave it up", async () => {
  const { rerender } = render(
    <Frame>
      <button type="button">Open</button>
    </Frame>,
  );
  rerender(
    <Frame>
      <button type="button">Open</button>
      <p>More</p>
    </Frame>,
  );
  await screen.findByText("More");
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("button").focus();
  screen.getByRole("button").blur();
  rerender(
    <Frame>
      <button type="button">Open</button>
    </Frame>,
  );
  await waitFor(() => expect(screen.queryByText("More")).toBeNull());
  expect(document.activeElement).toBe(document.body);
});

import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import type { DeskStaff } from "@precise/contract/desk/staff/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SessionContext } from "#desk/session/session.ts";
import { PageTextsList, pageEntries } from "./page-texts.tsx";

// jsdom has no dialogs that open.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const board = {
  title: "Board of Directors",
  description: "The people who run the shop.",
  lead: "Two people answer for it.",
  note: "Sample names",
  members: "## Ada Obi\n### Chair\n\nChairs the board.",
};
const setting: ShopSetting = {
  kind: "pages",
  revision: 1,
  current: [
    {
      ...{ id: null, key: "board", value: board, valid_from: null, set_at: null, set_by: null },
      ...{ source: null, as_of: null, note: null },
    },
  ],
  changes: [],
  names: {},
  hints: [],
};
const manager: DeskStaff = {
  id: "2",
  name: "Ngozi Eze",
  email: "ngozi@example.com",
  roles: ["manager"],
  permissions: ["settings"],
  fresh_until: "2026-12-01T09:00:00Z",
};

it("a page opens with what it says now, and the legal ones are the owner's", () => {
  sessionStorage.clear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={manager}>
        <PageTextsList setting={setting} />
      </SessionContext>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole("button", { name: "Change the texts: Privacy" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Change the texts: Board of directors" }));
  const people = within(screen.getByRole("dialog")).getByRole("textbox", { name: /^People/ });
  expect(people).toHaveProperty("value", board.members);
});

it("sends the page as a whole, and says at its field what is empty", () => {
  expect(pageEntries("board", board, { ...board, note: "", title: " Our board " })).toEqual([
    { key: "board", value: { ...board, note: "", title: "Our board" } },
  ]);
  expect(pageEntries("board", board, { ...board, title: " ", members: "" })).toEqual({
    faults: [
      { field: "title", message: "Title is empty." },
      { field: "members", message: "People is empty." },
    ],
  });
  expect(pageEntries("board", board, board)).toHaveProperty("faults");
});

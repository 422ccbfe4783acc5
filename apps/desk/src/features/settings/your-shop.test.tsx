import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import type { DeskStaff } from "@precise/contract/desk/staff/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SessionContext } from "#desk/session/session.ts";
import { YourShop } from "./your-shop.tsx";

// jsdom has no dialogs that open.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const entry = (key: string, value: Record<string, unknown>) => ({
  ...{ id: null, key, value, valid_from: null, set_at: null, set_by: null },
  ...{ source: null, as_of: null, note: null },
});
const setting: ShopSetting = {
  kind: "identity",
  revision: 3,
  current: [
    entry("name", { text: "Precise" }),
    entry("legal_name", { text: "Precise Lighting (sample)" }),
    entry("promise", { text: "All week 24/7" }),
    entry("phones", { numbers: ["+234 000 000 0100"] }),
    entry("email", { text: "hello@example.com" }),
  ],
  changes: [],
  names: {},
  hints: [],
};

const owner: DeskStaff = {
  id: "1",
  name: "Ada Obi",
  email: "ada@example.com",
  roles: ["owner"],
  permissions: ["settings", "settings.owner"],
  fresh_until: "2026-12-01T09:00:00Z",
};

beforeEach(() => {
  sessionStorage.clear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={owner}>
        <YourShop setting={setting} />
      </SessionContext>
    </QueryClientProvider>,
  );
});

it("draws what is typed before it is saved", () => {
  fireEvent.click(screen.getByRole("button", { name: "Change: Names" }));
  const dialog = screen.getByRole("dialog");
  const preview = within(dialog).getByRole("region", { name: "Preview" });
  expect(within(preview).getAllByText("Precise")).not.toEqual([]);
  fireEvent.input(within(dialog).getByLabelText(/^Trading name/), { target: { value: "Ada Lights" } });
  expect(within(preview).queryByText("Precise")).toBeNull();
  expect(within(preview).getAllByText("Ada Lights")).toHaveLength(2);
  expect(within(preview).getByText("From: Ada Lights <hello@example.com>")).toBeDefined();
});

it("says beside the field what is wrong, and sends nothing", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Change: Contact" }));
  const dialog = screen.getByRole("dialog");
  const email = within(dialog).getByLabelText(/^E-mail/);
  fireEvent.input(email, { target: { value: "nowhere" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(/It must be an e-mail address/)).toBeDefined();
  expect(email.getAttribute("aria-invalid")).toBe("true");
});

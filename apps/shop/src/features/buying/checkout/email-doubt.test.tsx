// @vitest-environment jsdom

import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());

beforeEach(() => {
  send.mockClear();
  render(
    <form onSubmit={send} aria-label="Sign up">
      <input id="email" aria-label="E-mail" />
      <EmailDoubtNote id="email" use="We send your order confirmation there." />
    </form>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form"));

it("asks before the form is sent, once, and then lets it go as it is", () => {
  type("ada@exa");
  submit();
  expect(screen.getByRole("status").textContent).toBe(
    "Is ada@exa complete? We send your order confirmation there.",
  );
  expect(document.activeElement).toBe(field());
  expect(send).not.toHaveBeenCalled();
  submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it("puts the suggestion into the field with one press, and asks no more", () => {
  type("ada@gmial.com");
  expect(screen.getByRole("status").textContent).toContain("Did you mean ada@gmail.com?");
  fireEvent.click(screen.getByRole("button", { name: "Use ada@gmail.com" }));
  expect(field().value).toBe("ada@gmail.com");
  expect(screen.queryByRole("status")).toBeNull();
  submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it("says nothing of an address that looks right", () => {
  type("ada@example.com");
  submit();
  expect(screen.queryByRole("status")).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewsletterForm } from "./newsletter-form.client.tsx";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";

let answer: (outcome: NewsletterOutcome) => void;
const sendSubscription = vi.fn(
  (_email: string) =>
    new Promise<NewsletterOutcome>((resolve) => {
      answer = resolve;
    }),
);
vi.mock("./send-subscription.ts", () => ({
  sendSubscription: (email: string) => sendSubscription(email),
  EmailDoubtNote: () => null,
}));

beforeEach(() => {
  vi.useFakeTimers();
  sendSubscription.mockClear();
  render(<NewsletterForm id="field" consent="By subscribing you agree." />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function submit(typed: string) {
  const field = screen.getByRole("textbox", { name: "E-mail address" });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.submit(field);
  // The sending code is fetched first.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.dynamicImportSettled());
}
const answerWith = (outcome: NewsletterOutcome) =>
  act(async () => {
    answer(outcome);
  });
const typed = () => screen.getByRole<HTMLInputElement>("textbox").value;
const button = () => screen.getByRole("button", { name: "Subscribe" });

it("is busy until the answer, then thanks for thirty seconds", async () => {
  await submit("ada@example.com");
  expect(sendSubscription).toHaveBeenCalledWith("ada@example.com");
  expect(button().getAttribute("aria-busy")).toBe("true");
  await answerWith("subscribed");
  expect(button().hasAttribute("aria-busy")).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("Thank you for subcribing to our newsletter");
  expect(typed()).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(screen.queryByRole("status")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole("status")).toBeNull();
});

it("ties to the field what is wrong with the address, and what one agrees to", async () => {
  await submit("ada");
  await answerWith("invalid");
  const field = screen.getByRole("textbox", { name: "E-mail address" });
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Enter a full e-mail address, such as ada@example.com.",
    "By subscribing you agree.",
  ]);
});

it("keeps what was typed when the address is on the list, and warns", async () => {
  await submit("ada@example.com");
  await answerWith("already_subscribed");
  expect(screen.getByRole("alert").textContent).toBe("Email is already subscribed");
  expect(typed()).toBe("ada@example.com");
});

it("asks for the address while the field is empty, and sends nothing a second time while it waits", async () => {
  await submit("   ");
  expect(sendSubscription).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe("Enter your e-mail address.");
  await submit("ada@example.com");
  await submit("ada@example.com");
  expect(sendSubscription).toHaveBeenCalledTimes(1);
});

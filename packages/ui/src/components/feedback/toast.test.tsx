import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "./toast.client.tsx";
import * as css from "./toast.css.ts";
import { dismissToast, showToast, toastStore } from "./toast-store.ts";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (title: string, tone: "positive" | "critical" = "positive") =>
  act(() => void showToast({ tone, title }));

describe("a toast", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => {
      for (const { id } of toastStore.current()) dismissToast(id);
    });
    vi.useRealTimers();
  });

  it("has a title in the colour of its tone, and a message", () => {
    render(<ToastRegion />);
    act(() => void showToast({ tone: "positive", title: "Saved", message: "On every device." }));
    show("The shop could not be reached", "critical");
    expect(screen.getByText("On every device.").previousElementSibling?.textContent).toBe("Saved");
    expect(screen.getByText("Saved").className).toBe(css.title.positive);
    expect(screen.getByText("The shop could not be reached").className).toBe(css.title.critical);
    expect(css.title.positive).not.toBe(css.title.critical);
  });

  it("is removed after 5000 ms", () => {
    render(<ToastRegion />);
    show("Added to cart");
    pass(4999);
    expect(screen.queryByText("Added to cart")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("Added to cart")).toBeNull();
  });

  it.each([
    ["a pointer is over it", fireEvent.pointerEnter, fireEvent.pointerLeave],
    ["focus is in it", fireEvent.focus, fireEvent.blur],
  ])("stays while %s, and then for the time that was left", (_what, begin, end) => {
    render(<ToastRegion />);
    show("Added to cart");
    pass(3000);
    const dismiss = screen.getByRole("button", { name: "Dismiss" });
    const card = dismiss.parentElement;
    if (!card) throw new Error("a toast has a card");
    begin(card);
    pass(60_000);
    expect(screen.queryByText("Added to cart")).not.toBeNull();
    end(card);
    pass(1999);
    expect(screen.queryByText("Added to cart")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("Added to cart")).toBeNull();
  });

  it("can be dismissed", () => {
    render(<ToastRegion />);
    show("Added to cart");
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Added to cart")).toBeNull();
  });

  it("interrupts a screen reader only when it is critical", () => {
    render(<ToastRegion />);
    show("Saved");
    show("The shop could not be reached", "critical");
    expect(screen.getByRole("alert").textContent).toContain("The shop could not be reached");
    expect(screen.getByRole("alert").textContent).not.toContain("Saved");
  });

  it("is one of three at most; the oldest is removed first", () => {
    render(<ToastRegion />);
    for (const title of ["one", "two", "three", "four"]) show(title);
    expect(screen.queryByText("one")).toBeNull();
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
  });
});

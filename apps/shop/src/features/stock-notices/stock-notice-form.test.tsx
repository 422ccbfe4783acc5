// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StockNoticeForm } from "./stock-notice-form.tsx";

afterEach(cleanup);

it("ties what is wrong with an address to its field, which keeps what was typed", () => {
  render(
    <StockNoticeForm sku="PR-1" email="ada@" problem="Enter an e-mail address such as ada@example.com." />,
  );
  const field = screen.getByRole("textbox", { description: /^Enter an e-mail address/ });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveProperty("value", "ada@");
  expect(document.activeElement).toBe(field);
});

it("says nothing of an address before one is sent", () => {
  render(<StockNoticeForm sku="PR-1" />);
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBeNull();
});

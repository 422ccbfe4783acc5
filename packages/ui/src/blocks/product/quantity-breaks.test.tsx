import { naira } from "@precise/cart-core/money";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BreakHint, QuantityBreaks } from "./quantity-breaks.tsx";

const steps = [
  { from: 1, eachKobo: naira(10_000) },
  { from: 10, eachKobo: naira(9_000) },
  { from: 50, eachKobo: naira(8_500) },
];

describe("prices by quantity", () => {
  it.each([
    [1, "1+ ₦10,000"],
    [9, "1+ ₦10,000"],
    [10, "10+ ₦9,000"],
    [5_000, "50+ ₦8,500"],
  ])("at %i pieces mark %s", (pieces, marked) => {
    render(<QuantityBreaks label="Prices by quantity" steps={steps} pieces={pieces} />);
    const items = screen.getAllByRole("listitem");
    expect(items.filter((item) => item.hasAttribute("aria-current")).map((item) => item.textContent)).toEqual(
      [marked],
    );
  });
  it("say how many more make each piece cheaper, and by how much", () => {
    const { container } = render(<BreakHint more={3} lessKobo={naira(850)} />);
    expect(container.textContent).toBe("Order 3 more and pay ₦850 less each.");
  });
});

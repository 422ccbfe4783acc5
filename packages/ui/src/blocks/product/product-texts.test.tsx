import { adviseDelivery } from "@precise/cart-core/advisor";
import { naira } from "@precise/cart-core/money";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { adviceText } from "./advisor-note.tsx";
import { FinishSwatches } from "./finish-swatches.tsx";
import { Price } from "./price.tsx";
import { stockText } from "./stock-note.tsx";

describe("a price", () => {
  it("says what it was and what is saved", () => {
    const { container } = render(<Price kobo={naira(38_500)} wasKobo={naira(45_000)} showSaving />);
    expect(container.textContent).toBe("₦38,500was ₦45,000You save ₦6,500");
  });
  it("without a sale is one amount", () => {
    const { container } = render(<Price kobo={naira(38_500)} />);
    expect(container.textContent).toBe("₦38,500");
  });
});

describe("advice on delivery", () => {
  it.each([
    [490_000, "Add ₦10,000 more and pay ₦15,000 less: from ₦500,000 delivery is free."],
    [499_500, "Add ₦500 more and delivery is free: you pay ₦500,000 in total."],
    [99_000, null],
    [500_000, null],
  ])("at ₦%i is %o", (total, text) => {
    expect(adviceText(adviseDelivery(naira(total)))).toBe(text);
  });
});

describe("words", () => {
  it("for stock", () => {
    expect([
      stockText("IN_STOCK"),
      stockText("LOW_STOCK", 3),
      stockText("LOW_STOCK"),
      stockText("OUT_OF_STOCK"),
    ]).toEqual(["In stock", "Only 3 left", "Low stock", "Out of stock"]);
  });
  it("name every finish", () => {
    const finishes = [
      { value: "brushed-brass", label: "Brushed Brass" },
      { value: "matt-black", label: "Matt Black" },
    ];
    const { container } = render(<FinishSwatches finishes={finishes} />);
    expect(container.textContent).toBe("Brushed Brass, also in Matt Black");
  });
  it("count the finishes that there is no room for", () => {
    const finishes = ["White", "Matt Black", "Walnut", "Opal", "Silver"].map((label) => ({
      value: label,
      label,
    }));
    const { container } = render(<FinishSwatches finishes={finishes} />);
    expect(container.textContent).toBe("White+1, also in Matt Black, Walnut, Opal, Silver");
  });
});

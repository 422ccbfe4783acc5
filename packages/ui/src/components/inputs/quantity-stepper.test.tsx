import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { QuantityStepper } from "./quantity-stepper.client.tsx";

function setUp(defaultValue = 2) {
  const onQuantity = vi.fn();
  render(
    <QuantityStepper
      id="q"
      label="Quantity of Globe"
      defaultValue={defaultValue}
      max={5}
      leastNote="Use Remove."
      mostNote="Only 5 in stock."
      onQuantity={onQuantity}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Globe" });
  const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  return { field, press, onQuantity };
}

describe("the quantity stepper", () => {
  it("counts up and down", () => {
    const { field, press, onQuantity } = setUp();
    press(/One more/);
    press(/One fewer/);
    press(/One fewer/);
    expect(field.value).toBe("1");
    expect(onQuantity.mock.calls).toEqual([[3], [2], [1]]);
  });

  it("stops at the most, and says why", () => {
    const { field, press, onQuantity } = setUp(4);
    const more = screen.getByRole("button", { name: /One more/ });
    expect(more.ariaDisabled).toBe("false");
    press(/One more/);
    press(/One more/);
    expect(field.value).toBe("5");
    expect(onQuantity.mock.calls).toEqual([[5]]);
    expect(more.ariaDisabled).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Only 5 in stock.");
    press(/One fewer/);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("says why there cannot be fewer to who tries", () => {
    const { field, press, onQuantity } = setUp(1);
    expect(screen.getByRole("button", { name: /One fewer/ }).ariaDisabled).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("");
    press(/One fewer/);
    expect(field.value).toBe("1");
    expect(onQuantity).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("Use Remove.");
  });

  it.each([
    ["", "1"],
    ["99", "5"],
    ["2.4", "2"],
    ["-3", "1"],
  ])("corrects %o to %s on blur", (typed, corrected) => {
    const { field } = setUp();
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field.value).toBe(corrected);
  });

  it("says nothing while a number is being typed that cannot be", () => {
    const { field, onQuantity } = setUp();
    fireEvent.change(field, { target: { value: "99" } });
    expect(onQuantity).not.toHaveBeenCalled();
  });
});

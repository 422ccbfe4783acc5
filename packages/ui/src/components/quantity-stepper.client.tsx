"use client";
import { useRef } from "react";
import * as css from "./quantity-stepper.css.ts";

/**
 * A number of pieces with − and +. Without JavaScript it is a number field that submits with its form.
 * `onQuantity` hears of every whole number within the bounds.
 */
export function QuantityStepper(props: {
  readonly id: string;
  readonly name?: string;
  /** What is counted, for screen readers: "Quantity of Lekki Globe". */
  readonly label: string;
  readonly defaultValue: number;
  readonly min?: number;
  readonly max: number;
  readonly onQuantity?: (quantity: number) => void;
}) {
  const { id, name = "quantity", label, defaultValue, min = 1, max, onQuantity } = props;
  const field = useRef<HTMLInputElement>(null);

  function settle(wanted: number) {
    const input = field.current;
    if (!input) return;
    const quantity = Math.min(Math.max(Math.round(Number.isFinite(wanted) ? wanted : min), min), max);
    input.value = String(quantity);
    onQuantity?.(quantity);
  }
  const current = () => Number(field.current?.value);

  return (
    <span className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={`One fewer. ${label}`}
        onClick={() => settle(current() - 1)}
      >
        −
      </button>
      <input
        ref={field}
        id={id}
        name={name}
        className={css.input}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        aria-label={label}
        defaultValue={defaultValue}
        onChange={(event) => {
          const quantity = event.target.valueAsNumber;
          if (Number.isInteger(quantity) && quantity >= min && quantity <= max) onQuantity?.(quantity);
        }}
        onBlur={() => {
          const quantity = current();
          if (!Number.isInteger(quantity) || quantity < min || quantity > max) settle(quantity);
        }}
      />
      <button
        type="button"
        className={css.step}
        aria-label={`One more. ${label}`}
        onClick={() => settle(current() + 1)}
      >
        +
      </button>
    </span>
  );
}

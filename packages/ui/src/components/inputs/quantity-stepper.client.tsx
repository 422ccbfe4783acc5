"use client";
import { useEffect, useRef, useState } from "react";
import * as css from "./quantity-stepper.css.ts";

/**
 * A number of pieces with − and +, and under them why there cannot be more or fewer. For a row that wraps. Without
 * JavaScript it is a number field that submits with its form. `onQuantity` is called with every whole number within the bounds.
 */
export function QuantityStepper(props: {
  readonly id: string;
  readonly name?: string;
  /** What is counted, for screen readers: "Quantity of Lekki Globe". */
  readonly label: string;
  readonly defaultValue: number;
  readonly min?: number;
  readonly max: number;
  /** Why there cannot be fewer: shown on an attempt. */
  readonly leastNote?: string;
  /** Why there cannot be more: shown as soon as there are so many. */
  readonly mostNote?: string;
  readonly onQuantity?: (quantity: number) => void;
}) {
  const { id, name = "quantity", label, defaultValue, min = 1, max, onQuantity } = props;
  const { leastNote = `${min} is the fewest.`, mostNote = `${max} is the most.` } = props;
  const field = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(defaultValue);
  const [wantsFewer, setWantsFewer] = useState(false);
  const isLeast = quantity <= min;
  const isMost = quantity >= max;

  function report(pieces: number) {
    setQuantity(pieces);
    setWantsFewer(false);
    onQuantity?.(pieces);
  }
  function settle(wanted: number) {
    const input = field.current;
    if (!input) return;
    const bounded = Math.min(Math.max(Math.round(Number.isFinite(wanted) ? wanted : min), min), max);
    input.value = String(bounded);
    report(bounded);
  }
  const current = () => Number(field.current?.value);
  const typedBefore = useRef(() => {
    const typed = current();
    if (typed !== defaultValue && Number.isInteger(typed) && typed >= min && typed <= max) report(typed);
  });
  // What was typed before this listened counts as well.
  useEffect(() => typedBefore.current(), []);

  return (
    <>
      <span className={css.stepper}>
        <button
          type="button"
          className={css.step}
          data-replay="listening"
          aria-label={`One fewer. ${label}`}
          aria-disabled={isLeast}
          onClick={() => (isLeast ? setWantsFewer(true) : settle(current() - 1))}
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
          aria-describedby={`${id}-note`}
          defaultValue={defaultValue}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            if (Number.isInteger(typed) && typed >= min && typed <= max) report(typed);
          }}
          onBlur={() => {
            const typed = current();
            if (!Number.isInteger(typed) || typed < min || typed > max) settle(typed);
          }}
        />
        <button
          type="button"
          className={css.step}
          data-replay="listening"
          aria-label={`One more. ${label}`}
          aria-disabled={isMost}
          aria-describedby={isMost ? `${id}-note` : undefined}
          onClick={() => !isMost && settle(current() + 1)}
        >
          +
        </button>
      </span>
      <span id={`${id}-note`} className={css.note} role="status">
        {isLeast && wantsFewer ? leastNote : isMost && mostNote}
      </span>
    </>
  );
}

"use no memo";
import type { ReactNode } from "react";
import * as css from "./choice.css.ts";
import { FieldError } from "./field.tsx";

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly detail?: ReactNode;
  /** Shown and explained, but not to be chosen now. */
  readonly isClosed?: boolean;
}

/** One choice of few, each on a card with its explanation. */
export function RadioCards(props: {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioCard[];
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  readonly onChoose?: (value: string) => void;
}) {
  const { name, legend, options, defaultValue, error, onChoose } = props;
  return (
    <fieldset className={css.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={option.isClosed ? css.closedCard : css.card}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? name : `${name}-${option.value}`}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            disabled={option.isClosed}
            required
            className={css.mark}
            onChange={onChoose && (() => onChoose(option.value))}
          />
          <span className={css.title}>{option.title}</span>
          {option.detail && <span className={css.detail}>{option.detail}</span>}
        </label>
      ))}
      <FieldError id={name} error={error} />
    </fieldset>
  );
}

"use client";
import { type ComponentProps, useEffect, useRef } from "react";
import { field } from "./cart.css.ts";

/** Typing rests so long before it counts. */
const restMs = 600;

/**
 * A field of a line. It tells what stands in it when typing rests, on Enter, and when the focus leaves it; what the server
 * makes of it comes back, unless somebody is typing.
 */
export function LineField(
  props: {
    readonly label: string;
    /** As the server has it. */
    readonly value: string;
    readonly onSettled: (text: string) => void;
  } & Pick<ComponentProps<"input">, "name" | "type" | "inputMode" | "maxLength" | "min" | "max">,
) {
  const { label, value, onSettled, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(value);

  useEffect(() => {
    told.current = value;
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(): void {
    clearTimeout(timer.current);
    const text = input.current?.value ?? value;
    if (text === told.current) return;
    told.current = text;
    onSettled(text);
  }
  return (
    <input
      {...rest}
      ref={input}
      className={field}
      aria-label={label}
      autoComplete="off"
      defaultValue={value}
      onInput={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, restMs);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        settle();
      }}
    />
  );
}

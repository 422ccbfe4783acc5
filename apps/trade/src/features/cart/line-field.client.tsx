"use client";
import { Input } from "@precise/ui/components/inputs/input";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { fieldProblem } from "./cart.css.ts";

/** Pause in typing before the text is reported. */
const pauseMs = 600;

/**
 * A field of a line. It reports its text after a pause in typing, on Enter, and on blur; the server's value replaces it
 * unless the field has the focus.
 */
export function LineField(
  props: {
    readonly label: string;
    /** As the server has it. */
    readonly value: string;
    /** Why a text cannot be sent; null where it can. What was typed stays in the field either way. */
    readonly problemOf: (text: string) => string | null;
    readonly onSettled: (text: string) => void;
  } & Pick<ComponentProps<"input">, "name" | "type" | "inputMode" | "min" | "max">,
) {
  const { label, value, problemOf, onSettled, ...rest } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    sent.current = value;
    setProblem(null);
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(): void {
    clearTimeout(timer.current);
    const text = input.current?.value ?? value;
    const wrong = text === value ? null : problemOf(text);
    setProblem(wrong);
    if (wrong !== null || text === sent.current) return;
    sent.current = text;
    onSettled(text);
  }
  return (
    <>
      <Input
        {...rest}
        look="row"
        ref={input}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        autoComplete="off"
        defaultValue={value}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(settle, pauseMs);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          settle();
        }}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={fieldProblem}>
          {problem}
        </p>
      )}
    </>
  );
}

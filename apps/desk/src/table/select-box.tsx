import { type MouseEvent, useEffect, useRef } from "react";
import { box, boxLabel } from "./select-box.css.ts";

/** The box that selects a row, or all of them; "some" is drawn as a dash. Shift reaches `onChange`. */
export function SelectBox(props: {
  readonly label: string;
  readonly state: "all" | "some" | "none";
  readonly onChange: (isOn: boolean, hasShift: boolean) => void;
}) {
  const { label, state, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = state === "some";
  }, [state]);
  // A press with Shift would also mark the text between the rows.
  const keepText = (event: MouseEvent) => {
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps text from being marked.
    <span className={boxLabel} onMouseDown={keepText}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        aria-label={label}
        checked={state === "all"}
        onChange={(event) => {
          const { nativeEvent } = event;
          onChange(event.target.checked, nativeEvent instanceof PointerClick && nativeEvent.shiftKey);
        }}
      />
    </span>
  );
}

/** The browser's; React's type has the same name. */
const PointerClick = globalThis.MouseEvent;

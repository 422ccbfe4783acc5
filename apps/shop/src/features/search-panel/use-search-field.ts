import { type RefObject, useCallback, useEffect, useState } from "react";

/** The field as the panel sees it. */
export interface SearchField {
  /** The text in the field. */
  readonly typed: string;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly input: () => HTMLInputElement | null;
}

/**
 * Follows the form's field, which stood there before the panel's code did: what is typed, and whether the panel is open.
 * It opens with the focus or a key and closes with Escape, with a press elsewhere, and when the focus leaves.
 */
export function useSearchField(box: RefObject<HTMLElement | null>): SearchField {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const input = useCallback(() => box.current?.querySelector("input") ?? null, [box]);

  useEffect(() => {
    const place = box.current;
    const field = input();
    if (place === null || field === null) return;
    const open = () => {
      setTyped(field.value);
      setOpen(true);
    };
    const close = () => setOpen(false);
    const leave = (event: FocusEvent) => {
      // Without a target the focus went nowhere: a finger scrolls the panel, or the window was left.
      if (event.relatedTarget instanceof Node && !place.contains(event.relatedTarget)) close();
    };
    const pressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.contains(event.target)) close();
    };
    // It was the focus that had the code fetched.
    if (document.activeElement === field) open();
    field.addEventListener("focus", open);
    field.addEventListener("input", open);
    field.addEventListener("pointerdown", open);
    place.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", pressElsewhere);
    return () => {
      field.removeEventListener("focus", open);
      field.removeEventListener("input", open);
      field.removeEventListener("pointerdown", open);
      place.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", pressElsewhere);
    };
  }, [box, input]);

  return { typed, isOpen, close: useCallback(() => setOpen(false), []), input };
}

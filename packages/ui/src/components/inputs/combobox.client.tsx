"use client";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import * as css from "./combobox.css.ts";
import { Input } from "./input.tsx";

export interface ComboboxOption {
  readonly value: string;
  readonly title: string;
  readonly detail?: string | undefined;
}

/**
 * A field of free text that offers what it could mean. The arrow keys walk through the offers while the focus stays in the
 * field; Enter takes the one that is active, and is the caller's where none is. Without JavaScript it is a plain field.
 * @param onEnter Enter without an active offer
 * @source ARIA APG "Editable Combobox With List Autocomplete"
 */
export function Combobox(props: {
  readonly id: string;
  readonly name?: string;
  /** For screen readers: other people read it in the head of the column. */
  readonly label: string;
  /** Names the list of offers. */
  readonly listLabel: string;
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly placeholder?: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onEnter?: () => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}) {
  const { id, name = id, label, listLabel, value, options, isWrong = false, describedBy, field } = props;
  const listId = useId();
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isTyping && options.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const chosen = isOpen && active < options.length ? active : -1;

  function choose(option: ComboboxOption): void {
    setIsTyping(false);
    setActive(-1);
    props.onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // A word that is still being composed (accents, other scripts) has the keys for itself.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const option = options[chosen];
    if (event.key === "Enter") {
      if (option === undefined && props.onEnter === undefined) return;
      event.preventDefault();
      setIsTyping(false);
      if (option) choose(option);
      else props.onEnter?.();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setIsTyping(false);
    } else if (event.key === "ArrowDown" && isOpen) {
      event.preventDefault();
      setActive((chosen + 1) % options.length);
    } else if (event.key === "ArrowUp" && isOpen) {
      event.preventDefault();
      setActive((chosen <= 0 ? options.length : chosen) - 1);
    }
  }

  return (
    <span className={css.place}>
      <Input
        look="row"
        ref={field}
        id={id}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={props.placeholder}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={chosen < 0 ? undefined : idOf(chosen)}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => {
          setIsTyping(true);
          setActive(-1);
          props.onText(event.target.value);
        }}
        onBlur={() => setIsTyping(false)}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
      />
      {isOpen && (
        <div id={listId} className={css.list} role="listbox" aria-label={listLabel}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={option.value}
              id={idOf(index)}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // The field must not lose the focus before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className={css.title}>{option.title}</span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

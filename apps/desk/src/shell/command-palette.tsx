import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { useStaff } from "#desk/session/session.ts";
import * as css from "./command-palette.css.ts";
import { type Command, findCommands } from "./find-commands.ts";
import { menuScreens } from "./menu-screens.ts";
import { useFoundRecords } from "./use-found-records.ts";

/** Ctrl K: go to a screen, an order, a customer, a product or a company. A combobox over a list: arrows move, Enter goes. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { permissions } = useStaff();
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const records = useFoundRecords(typed, permissions);
  const found = findCommands(typed, menuScreens(permissions), permissions, records);
  const go = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    router.history.push(command.href);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setIndex((index + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(found[index]);
    }
  };
  return (
    <Dialog title="Find or go to" onClose={onClose}>
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[index] ? `${id}-${index}` : undefined}
        aria-label="A screen, order, customer, product, company, phone or amount"
        placeholder="Screen, order, customer, product, company"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIndex(0);
        }}
        onKeyDown={walk}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={css.list}>
        {found.map((command, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrows and Enter do the same.
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field.
          <div
            key={command.href}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            className={css.option}
            onClick={() => go(command)}
            onPointerMove={() => setIndex(at)}
          >
            <DeskIcon name={command.icon} />
            {command.name}
          </div>
        ))}
        {found.length === 0 && (
          <p className={css.none}>Nothing has that name. Try an order's number or a phone.</p>
        )}
      </div>
    </Dialog>
  );
}

import { cleanLine } from "@precise/contract/wire/clean-text";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { findSettings } from "#desk/features/settings/find-settings.ts";
import { screens } from "#desk/routes/route-list.ts";
import { useStaff } from "#desk/session/session.ts";
import * as css from "./command-palette.css.ts";
import { type Command, findCommands } from "./find-commands.ts";
import { keysScreen } from "./keys-route.ts";
import { menuScreens } from "./menu-screens.ts";
import { useFoundRecords } from "./use-found-records.ts";

/** Screens for everybody that no menu lists. */
const besideMenu = [...screens.filter(({ path }) => path === "/settings"), keysScreen];
/** So many settings at once: the rest is found on their own page. */
const mostSettings = 5;

function settingCommands(typed: string): readonly Command[] {
  return findSettings(cleanLine(typed))
    .slice(0, mostSettings)
    .map(({ name, within, href, shows }) => ({
      name: within === null ? name : `${within}: ${name}`,
      href,
      icon: "settings" as const,
      about: shows,
    }));
}

/** Ctrl K: go to a screen, a setting, an order, a customer, a product or a company. A combobox over a list: arrows move, Enter goes. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { permissions } = useStaff();
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const records = useFoundRecords(typed, permissions);
  const settings = permissions.includes("settings") ? settingCommands(typed) : [];
  const offered = [...menuScreens(permissions), ...besideMenu];
  const found = findCommands(typed, offered, permissions, records, settings);
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
        aria-label="A screen, setting, order, customer, product, company, phone or amount"
        placeholder="Screen, setting, order, customer, product"
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
            key={`${command.href} ${command.name}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            className={css.option}
            onClick={() => go(command)}
            onPointerMove={() => setIndex(at)}
          >
            <DeskIcon name={command.icon} />
            <span>
              {command.name}
              {command.about && <span className={css.about}>{command.about}</span>}
            </span>
          </div>
        ))}
        {found.length === 0 && (
          <p className={css.none}>Nothing has that name. Try an order's number or a phone.</p>
        )}
      </div>
    </Dialog>
  );
}

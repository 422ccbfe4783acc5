import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useStaff } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./key-list.css.ts";
import { menuScreens } from "./menu-screens.ts";

const everywhere: readonly (readonly [keys: readonly string[], words: string])[] = [
  [["Ctrl", "K"], "Find or go to"],
  [["/"], "Search in the list"],
  [["j"], "Next row"],
  [["k"], "Row before"],
  [["x"], "Select the row"],
  [["Enter"], "Open the row"],
  [["e"], "Edit what is open"],
  [["Esc"], "Close, or clear the selection"],
  [["?"], "This list"],
  [["Enter"], "In a dialog: its filled button, where nothing is lost by it"],
  [["Ctrl", "Enter"], "The same while you write in a field of it"],
];

/** What the keys do, over any screen. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <Keys onLeave={onClose} />
    </Dialog>
  );
}

/** Each key with what it does: the same in every list. */
export function Keys({ onLeave }: { readonly onLeave?: () => void }) {
  const { permissions } = useStaff();
  const goes = menuScreens(permissions).flatMap(({ name, menu }) =>
    menu.goKey === undefined ? [] : [[["g", menu.goKey], `Go to ${name}`] as const],
  );
  return (
    <>
      <dl className={css.list}>
        {[...everywhere, ...goes].map(([keys, words]) => (
          <div key={words} className={css.row}>
            <dt className={css.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={texts.note}>
        But for Ctrl, no key does anything while you type in a field. Keys can be switched off in{" "}
        <DeskLink href="/settings" onClick={onLeave}>
          My settings
        </DeskLink>
        .
      </p>
    </>
  );
}

import {
  addEdit,
  type CartEdit,
  type LineEdit,
  type LineWish,
  pendingEdits,
  removeEdit,
} from "./cart-store.ts";

const turns = new WeakMap<CartEdit, () => Promise<void>>();
let inFlight: CartEdit | null = null;

/** False once an edit is answered, replaced by a later one, or sent another way: then no answer to it counts. */
export const isPending = (edit: CartEdit) => pendingEdits().includes(edit);

/**
 * Sends an edit after everything asked for before it, one call at a time: answers cannot overtake each other, the first
 * add makes the cart that the second adds to, and each press counts once. The edit is gone when `send` has ended, so what
 * it shows must stand by then.
 * @source design "Data flow"; design "Traps of other shops"
 */
export function sendInTurn<Outcome>(edit: CartEdit, send: () => Promise<Outcome>): Promise<Outcome> {
  return new Promise((done, failed) => {
    turns.set(edit, () => send().then(done, failed));
    void sendNext();
  });
}

/** Asks for another quantity of a line; a waiting edit of the same line is replaced, for quantities are absolute. */
export function editLine(line: Omit<LineWish, "kind">): LineEdit {
  const replaced = pendingEdits().find(
    (other) => other.kind === "set" && other.sku === line.sku && other !== inFlight,
  );
  if (replaced) removeEdit(replaced);
  return addEdit({ ...line, kind: "set" });
}

/** Hands over the edits of lines that have no answer yet, to be sent another way; what is waiting behind them goes on. */
export function takeLineEdits(): readonly LineEdit[] {
  const taken = pendingEdits().filter((edit) => edit.kind === "set");
  for (const edit of taken) removeEdit(edit);
  // A page that comes back by the browser's cache does not wait for a call that ended with it.
  inFlight = null;
  return taken;
}

async function sendNext(): Promise<void> {
  const edit = inFlight === null ? pendingEdits().find((waiting) => turns.has(waiting)) : undefined;
  const send = edit && turns.get(edit);
  if (!edit || !send) return;
  turns.delete(edit);
  inFlight = edit;
  await send();
  if (isPending(edit)) removeEdit(edit);
  if (inFlight === edit) inFlight = null;
  await sendNext();
}

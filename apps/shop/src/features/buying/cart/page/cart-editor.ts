import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import type { Cart } from "@precise/contract/cart";
import { type CartEdit, queueEdit } from "./cart-edits.ts";

/** Where edits go and what happens to their answers. */
export interface CartEditorPorts {
  readonly send: (edit: CartEdit) => Promise<ApiResult<Cart>>;
  /** The server's cart after an edit: the freshest there is, until the next answer. It is shown when this resolves. */
  readonly answered: (cart: Cart) => Promise<void>;
  /** The edit is given up and no longer shown. */
  readonly refused: (edit: CartEdit, failure: ApiFailure) => void;
}

/** Edits that wait for the server, sent one after the other. */
export interface CartEditor {
  readonly ask: (edit: Omit<CartEdit, "id">) => void;
  /**
   * Does something else that answers with a cart, alone: after the edits before it, and never beside another call. Its
   * answer is shown before the promise resolves; null leaves the cart as it is.
   */
  readonly run: (task: () => Promise<Cart | null>) => Promise<void>;
  /** True while a call is on its way or waits for its turn. */
  readonly isBusy: () => boolean;
  /** The same array as long as nothing changed. */
  readonly edits: () => readonly CartEdit[];
  /** Hands over what has no answer yet, to be sent another way: no answer to it counts here any more. */
  readonly takePending: () => readonly CartEdit[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Sends one edit at a time, so that answers cannot overtake each other; presses meanwhile are merged and sent next.
 * @source design "Data flow"; design "Traps of other shops"
 */
export function createCartEditor(ports: CartEditorPorts): CartEditor {
  const listeners = new Set<() => void>();
  let edits: readonly CartEdit[] = [];
  let tasks: readonly (() => Promise<void>)[] = [];
  let isTaskRunning = false;
  let inFlight: number | null = null;
  let lastId = 0;

  const show = (next: readonly CartEdit[]) => {
    edits = next;
    for (const listener of listeners) listener();
  };

  const sendNext = async (): Promise<void> => {
    const [edit] = edits;
    if (inFlight !== null || isTaskRunning) return;
    if (!edit) return runTask();
    inFlight = edit.id;
    const result = await ports.send(edit);
    if (inFlight !== edit.id) return;
    // The answer stands before the edit goes, so that the line never flickers back.
    if (result.ok) await ports.answered(result.value);
    else ports.refused(edit, result.failure);
    inFlight = null;
    show(edits.filter(({ id }) => id !== edit.id));
    await sendNext();
  };

  const runTask = async (): Promise<void> => {
    const [task] = tasks;
    if (!task) return;
    isTaskRunning = true;
    await task();
    isTaskRunning = false;
    tasks = tasks.slice(1);
    show(edits);
    await sendNext();
  };

  return {
    run: (task) =>
      new Promise((done, failed) => {
        const inTurn = async () => {
          const cart = await task();
          if (cart) await ports.answered(cart);
        };
        tasks = [...tasks, () => inTurn().then(done, failed)];
        show(edits);
        void sendNext();
      }),
    isBusy: () => edits.length > 0 || tasks.length > 0,
    ask: (wish) => {
      lastId += 1;
      show(queueEdit(edits, { ...wish, id: lastId }, inFlight));
      void sendNext();
    },
    edits: () => edits,
    takePending: () => {
      const handedOver = edits;
      edits = [];
      inFlight = null;
      return handedOver;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

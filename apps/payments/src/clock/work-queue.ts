import type { Task, TaskKind } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";

/** Does a task; `dueAt` is when it was to be done, from which the next one is counted. */
export type TaskHandler = (subject: number, dueAt: number) => Promise<void>;

/** What Paystack does by itself after a while. Its hours pass here `speed` times as fast, or at once by `advance`. */
export interface WorkQueue {
  /** Who does the tasks of a kind; set before `start`. */
  handle(kind: TaskKind, handler: TaskHandler): void;
  /** @param afterSeconds of Paystack's time @param from when the wait begins; now when left out */
  add(kind: TaskKind, subject: number, afterSeconds: number, from?: number): void;
  drop(kind: TaskKind, subject: number): void;
  /** Does at once, in order, what would be done within so many seconds of Paystack's time. @returns how much was done */
  advance(seconds: number): Promise<number>;
  start(): void;
  stop(): void;
}

/** Longer waits than this are looked at again in between: a timer holds 24 days at most. */
const LONGEST_WAIT_MS = 3_600_000;

export function createWorkQueue(store: PaymentsStore, speed: number): WorkQueue {
  const { tasks } = store;
  const handlers = new Map<TaskKind, TaskHandler>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAdvancing = false;

  const first = (): Task | undefined => {
    let earliest: Task | undefined;
    for (const task of tasks) if (earliest === undefined || task.dueAt < earliest.dueAt) earliest = task;
    return earliest;
  };
  const firstDue = (): Task | undefined => {
    const task = first();
    return task !== undefined && task.dueAt <= Date.now() ? task : undefined;
  };
  const run = async (task: Task): Promise<void> => {
    tasks.delete(task);
    store.save();
    await handlers.get(task.kind)?.(task.subject, task.dueAt);
  };
  const wake = () => {
    clearTimeout(timer);
    const next = first();
    if (!isRunning || isAdvancing || next === undefined) return;
    const wait = Math.min(Math.max(next.dueAt - Date.now(), 0), LONGEST_WAIT_MS);
    timer = setTimeout(() => {
      for (let task = firstDue(); task !== undefined; task = firstDue()) void run(task);
      wake();
    }, wait).unref();
  };

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    add: (kind, subject, afterSeconds, from = Date.now()) => {
      tasks.add({ kind, subject, dueAt: from + (afterSeconds * 1000) / speed });
      store.save();
      wake();
    },
    drop: (kind, subject) => {
      for (const task of tasks) if (task.kind === kind && task.subject === subject) tasks.delete(task);
      store.save();
    },
    advance: async (seconds) => {
      isAdvancing = true;
      for (const task of tasks) task.dueAt -= (seconds * 1000) / speed;
      for (const transaction of store.transactions.values()) {
        if (transaction.lapsesAt !== null) transaction.lapsesAt -= seconds * 1000;
      }
      let done = 0;
      try {
        for (let task = firstDue(); task !== undefined; task = firstDue()) {
          await run(task);
          done += 1;
        }
      } finally {
        isAdvancing = false;
        store.save();
        wake();
      }
      return done;
    },
    start: () => {
      isRunning = true;
      wake();
    },
    stop: () => {
      isRunning = false;
      clearTimeout(timer);
    },
  };
}

import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { maxQuickOrderRows } from "@precise/cart-core/trade-limits";
import type { ClientLineInput } from "@precise/contract/trade/cart";
import type {
  QuickOrderAdded,
  QuickOrderCheck,
  QuickOrderRow,
  QuickOrderSummary,
} from "@precise/contract/trade/quick-order";
import type { CallProblem } from "#trade/base/problems/call-problem.ts";
import { quickCopy } from "./quick-order-copy.ts";
import {
  addable,
  countRows,
  emptyRows,
  isFilled,
  isTitle,
  mergeRows,
  type QuickFields,
  type QuickRow,
  rowsAfterAdd,
  rowsOfList,
  rowsToCheck,
  textOfRows,
  withAnswers,
  withStale,
} from "./quick-rows.ts";

/** What the page shows. */
export interface QuickOrderState {
  readonly rows: readonly QuickRow[];
  readonly busy: "reading" | "adding" | null;
  /** Rows of a file that are read, while it is being read. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** The API's sentence where it is more specific than ours. */
  readonly problem: { readonly kind: CallProblem; readonly sentence?: string } | null;
  /** Counts of the list that was read last; null after any other action. */
  readonly read: QuickOrderSummary | null;
  /** What was added last. */
  readonly added: QuickOrderSummary | null;
  /** The result of each row of the list or the add before. */
  readonly report: readonly QuickOrderRow[];
}

/** How many empty rows there are at first. */
export const rowsAtFirst = 5;
/** On phones, where each row is a card. */
export const rowsOnPhones = 2;

export interface QuickOrderPorts {
  readonly check: (text: string) => Promise<ApiResult<QuickOrderCheck>>;
  readonly upload: (
    file: Blob,
    onProgress: (done: number, total: number) => void,
  ) => Promise<ApiResult<QuickOrderCheck>>;
  readonly add: (items: readonly ClientLineInput[], key: string) => Promise<ApiResult<QuickOrderAdded>>;
  readonly newKey: () => string;
  readonly problemOf: (failure: ApiFailure) => CallProblem;
  /** Called on every change of the rows. */
  readonly keep: (rows: readonly QuickRow[]) => void;
}

/**
 * The rows of a quick order, from the first letter to the cart. Nothing is dropped: rows that are not added stay. Listeners
 * of its own, for each page has a quick order of its own: none of it is state of the app (decision 049).
 */
export function createQuickOrder(ports: QuickOrderPorts) {
  const listeners = new Set<() => void>();
  let lastKey = rowsAtFirst;
  let leastRows = rowsAtFirst;
  /** Kept for a retry after a lost answer; any other add gets a new one. */
  let attempt: { readonly text: string; readonly key: string } | null = null;
  let state: QuickOrderState = {
    rows: emptyRows(rowsAtFirst, 1),
    busy: null,
    progress: null,
    problem: null,
    read: null,
    added: null,
    report: [],
  };

  const set = (part: Partial<QuickOrderState>) => {
    state = { ...state, ...part };
    if (part.rows) ports.keep(state.rows);
    for (const listener of listeners) listener();
  };
  const fail = (failure: ApiFailure) => {
    const kind = ports.problemOf(failure);
    const isApiMoreSpecific = failure.code === "file_not_readable" || failure.code === "too_many_rows";
    set({
      busy: null,
      progress: null,
      problem: { kind, ...(isApiMoreSpecific && { sentence: failure.message }) },
    });
  };
  const padded = (rows: readonly QuickRow[]) => {
    const missing = Math.max(leastRows - rows.length, rows.every(isFilled) ? 1 : 0);
    lastKey += missing;
    return [...rows, ...emptyRows(missing, lastKey - missing + 1)];
  };
  const checkOpen = async () => {
    const rows = rowsToCheck(state.rows);
    if (rows.length === 0) return;
    const result = await ports.check(textOfRows(rows));
    if (!result.ok) fail(result.failure);
    else set({ rows: withAnswers(state.rows, rows, result.value.rows), problem: null });
  };
  const showList = async (result: ApiResult<QuickOrderCheck>): Promise<boolean> => {
    if (!result.ok) {
      fail(result.failure);
      return false;
    }
    const { rows, summary } = result.value;
    const before = state.rows.filter(isFilled);
    if (before.length + rows.length > maxQuickOrderRows) {
      const problem = { kind: "too_large", sentence: quickCopy.tooManyTogether } as const;
      set({ busy: null, progress: null, problem });
      return false;
    }
    const taken = rowsOfList(rows, lastKey + 1);
    lastKey += taken.length;
    set({
      rows: padded(mergeRows(before, taken)),
      progress: null,
      problem: null,
      read: summary,
      added: null,
      report: rows,
    });
    if (state.rows.some(({ isStale }) => isStale)) {
      // Articles in this list and in an earlier one are checked together before anything is added.
      await checkOpen();
      const keys = new Set(taken.map(({ key }) => key));
      const report = reportOf(
        state.rows.filter(({ key }) => keys.has(key)),
        [],
        [],
      );
      set({ report, read: { ...summary, ...countRows(state.rows.filter(({ key }) => keys.has(key))) } });
    }
    set({ busy: null });
    return true;
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Small screens have fewer rows ready; what is typed already stays. */
    keepFewRows() {
      leastRows = rowsOnPhones;
      set({ rows: state.rows.filter((row, index) => index < leastRows || isFilled(row)) });
    },
    /** Puts back the rows saved before a reload. */
    restore(saved: readonly QuickFields[]) {
      if (saved.length === 0) return;
      const rows = saved.map((fields, index) => ({ ...fields, key: lastKey + 1 + index, answer: null }));
      lastKey += rows.length;
      set({ rows: padded(rows) });
    },
    change(key: number, part: Partial<QuickFields>) {
      const old = state.rows.find((row) => row.key === key);
      const rows = state.rows.map((row) => (row.key === key ? { ...row, ...part, answer: null } : row));
      set({ rows: old ? withStale(rows, old) : rows });
    },
    /** @returns key of the new row */
    addRow(): number {
      lastKey += 1;
      set({ rows: [...state.rows, ...emptyRows(1, lastKey)] });
      return lastKey;
    },
    remove(key: number) {
      const old = state.rows.find((row) => row.key === key);
      const rows = state.rows.filter((row) => row.key !== key);
      set({ rows: padded(old ? withStale(rows, old) : rows) });
    },
    /** Removes every title of a list at once. */
    removeTitles() {
      set({ rows: padded(state.rows.filter((row) => !isTitle(row))) });
    },
    clear() {
      set({ rows: padded([]), read: null, added: null, problem: null, report: [] });
    },
    /** Checks the rows that have no answer, or one that no longer counts. */
    checkOpen,
    /** Reads a list in any usual form. @returns whether it could be read */
    async paste(text: string): Promise<boolean> {
      set({ busy: "reading", problem: null });
      return showList(await ports.check(text));
    },
    async sendFile(file: Blob): Promise<boolean> {
      set({ busy: "reading", progress: { done: 0, total: 0 }, problem: null });
      return showList(await ports.upload(file, (done, total) => set({ progress: { done, total } })));
    },
    /** Adds what can be added. @returns the result; null where nothing was added */
    async add(): Promise<QuickOrderAdded | null> {
      const sent = addable(state.rows);
      if (sent.length === 0 || state.busy !== null) return null;
      const items = sent.map(({ line }) => line);
      const text = JSON.stringify(items);
      if (attempt?.text !== text) attempt = { text, key: ports.newKey() };
      set({ busy: "adding", problem: null });
      const result = await ports.add(items, attempt.key);
      if (!result.ok) {
        fail(result.failure);
        return null;
      }
      attempt = null;
      const keys = sent.map(({ key }) => key);
      set({
        rows: padded(rowsAfterAdd(state.rows, keys, result.value.rows)),
        busy: null,
        read: null,
        added: result.value.summary,
        report: reportOf(state.rows, keys, result.value.rows),
      });
      return result.value;
    },
  };
}
export type QuickOrder = ReturnType<typeof createQuickOrder>;

/** The result of every row of the page, in the order of the page; those that were sent with their last answer. */
function reportOf(
  rows: readonly QuickRow[],
  sent: readonly number[],
  answers: readonly QuickOrderRow[],
): readonly QuickOrderRow[] {
  return rows.flatMap((row, index) => {
    const at = sent.indexOf(row.key);
    const last = at < 0 ? row.answer : (answers.find((answer) => answer.row === at + 1) ?? row.answer);
    if (last === null) return [];
    const text = row.origin?.text ?? [row.sku, row.quantity, row.sideMark].filter(Boolean).join(" ");
    // The row may have been adjusted before it was sent; the report says so too.
    const before = row.answer && row.answer !== last && row.answer.outcome === "adjusted" ? row.answer : null;
    return [
      {
        ...last,
        row: row.origin?.row ?? index + 1,
        text,
        ...(before?.asked !== undefined && { asked: before.asked }),
        ...(before && last.outcome === "accepted" && { outcome: "adjusted" as const }),
        reasons: [...(before?.reasons ?? []), ...last.reasons],
      },
    ];
  });
}

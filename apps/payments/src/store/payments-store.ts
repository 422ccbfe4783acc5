import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type {
  Customer,
  DedicatedAccount,
  Delivery,
  Dispute,
  Refund,
  Task,
  Transaction,
} from "./payments-state.ts";

const KEPT_DELIVERIES = 2000;

/** What the stand-in knows: in memory, written through to a file where there is one. */
export interface PaymentsStore {
  /** By reference. */
  readonly transactions: Map<string, Transaction>;
  readonly refunds: Map<number, Refund>;
  readonly disputes: Map<number, Dispute>;
  /** By e-mail in lower case. */
  readonly customers: Map<string, Customer>;
  /** By account number. */
  readonly accounts: Map<string, DedicatedAccount>;
  readonly deliveries: Map<number, Delivery>;
  readonly tasks: Set<Task>;
  /** Larger than an int32, as Paystack's are, and in order. */
  nextId(): number;
  transactionWithId(id: number): Transaction | undefined;
  /** @param key the access code of a checkout address */
  transactionWithCode(key: string): Transaction | undefined;
  /** Makes it findable by reference, id and access code. */
  keepTransaction(transaction: Transaction): void;
  /** Forgets every payment, and what came of it. */
  forget(): void;
  /** Soon, once for all that changes in one turn. */
  save(): void;
  /** Writes what is not written yet; what comes after it is lost. */
  close(): void;
}

interface Saved {
  readonly lastId: number;
  readonly transactions: readonly Transaction[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly customers: readonly Customer[];
  readonly accounts: readonly DedicatedAccount[];
  readonly deliveries: readonly Delivery[];
  readonly tasks: readonly Task[];
}

/**
 * @param file undefined keeps everything in memory
 * @throws Error when the file is there and is not what this program wrote: it is never overwritten silently
 */
export function openPaymentsStore(file: string | undefined): PaymentsStore {
  const saved = readSaved(file);
  const byKey = <Key, Value>(values: readonly Value[] = [], keyOf: (value: Value) => Key) =>
    new Map(values.map((value) => [keyOf(value), value]));
  const transactions = byKey(saved.transactions, ({ reference }) => reference);
  const byId = byKey(saved.transactions, ({ id }) => id);
  const byCode = byKey(saved.transactions, ({ accessCode }) => accessCode);
  const refunds = byKey(saved.refunds, ({ id }) => id);
  const disputes = byKey(saved.disputes, ({ id }) => id);
  const customers = byKey(saved.customers, ({ email }) => email);
  const accounts = byKey(saved.accounts, ({ accountNumber }) => accountNumber);
  const deliveries = byKey(saved.deliveries, ({ id }) => id);
  const tasks = new Set(saved.tasks);
  // A stand-in with empty memory must not give an id to a second payment that an earlier one gave to another.
  let lastId = saved.lastId ?? Date.now();
  let isSavePlanned = false;
  let isClosed = false;

  const flush = () => {
    isSavePlanned = false;
    forgetOldDeliveries(deliveries);
    if (file === undefined) return;
    const text = JSON.stringify({
      lastId,
      transactions: [...transactions.values()],
      refunds: [...refunds.values()],
      disputes: [...disputes.values()],
      customers: [...customers.values()],
      accounts: [...accounts.values()],
      deliveries: [...deliveries.values()],
      tasks: [...tasks],
    } satisfies Saved);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };

  return {
    transactions,
    refunds,
    disputes,
    customers,
    accounts,
    deliveries,
    tasks,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
    transactionWithId: (id) => byId.get(id),
    transactionWithCode: (code) => byCode.get(code),
    keepTransaction: (transaction) => {
      transactions.set(transaction.reference, transaction);
      byId.set(transaction.id, transaction);
      byCode.set(transaction.accessCode, transaction);
    },
    forget: () => {
      for (const known of [transactions, byId, byCode, refunds, disputes, deliveries, tasks]) known.clear();
    },
    save: () => {
      if (isSavePlanned || isClosed) return;
      isSavePlanned = true;
      setImmediate(() => {
        if (isSavePlanned) flush();
      });
    },
    close: () => {
      flush();
      isClosed = true;
    },
  };
}

function forgetOldDeliveries(deliveries: Map<number, Delivery>): void {
  for (const [id, { state }] of deliveries) {
    if (deliveries.size <= KEPT_DELIVERIES) return;
    if (state === "delivered" || state === "given-up") deliveries.delete(id);
  }
}

function readSaved(file: string | undefined): Partial<Saved> {
  if (file === undefined) return {};
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
  try {
    // Written by this program alone, and read by no other.
    return JSON.parse(text) as Partial<Saved>;
  } catch (cause) {
    throw new Error(`${file} cannot be read. Delete it to start without payments.`, { cause });
  }
}

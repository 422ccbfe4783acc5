import type { WorkQueue } from "../clock/work-queue.ts";
import type { Faults } from "../faults/faults.ts";
import type { Disputes } from "../ledger/disputes.ts";
import type { Refunds } from "../ledger/refunds.ts";
import type { Transactions } from "../ledger/transactions.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import type { Notices } from "../webhooks/notices.ts";

/** What every part of the stand-in works with. */
export interface Parts {
  /** Where it is reached. */
  readonly origin: string;
  readonly store: PaymentsStore;
  readonly transactions: Transactions;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly notices: Notices;
  readonly queue: WorkQueue;
  readonly faults: Faults;
}

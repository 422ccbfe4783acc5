import type { Dispute, Refund, Transaction } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import { customerOf } from "./customers.ts";
import { customerView, disputeView, integration, transactionView } from "./views.ts";

/** Bodies of notices, field by field as in the provider's samples: amounts are text where theirs are. */
export function chargeSuccess(store: PaymentsStore, transaction: Transaction) {
  const source = {
    type: "api",
    source: "merchant_api",
    entry_point: "transaction_initialize",
    identifier: null,
  };
  return { event: "charge.success", data: { ...transactionView(store, transaction), source } };
}

/** It has no reference: `GET /transaction/{transaction_id}` finds what it is about. */
export function transferRejected(store: PaymentsStore, transaction: Transaction, amount: number) {
  return {
    event: "bank.transfer.rejected",
    data: {
      bank_transfer: {
        amount: String(amount),
        message: "incorrect amount sent",
        message_type: "INCORRECT_AMOUNT",
        transaction_id: String(transaction.id),
      },
      customer: {
        ...customerView(customerOf(store, transaction.email)),
        domain: transaction.domain,
        integration,
        createdAt: transaction.createdAt,
        updatedAt: transaction.createdAt,
      },
    },
  };
}

/** As in the samples, no id but where a person must act on it; the amount is a number in a failure alone. */
export function refundEvent(store: PaymentsStore, refund: Refund) {
  const transaction = store.transactions.get(refund.reference);
  const { email, firstName, lastName } = customerOf(store, transaction?.email ?? "");
  return {
    event: `refund.${refund.status}`,
    data: {
      ...(refund.status === "needs-attention" && { id: String(refund.id) }),
      status: refund.status,
      transaction_reference: refund.reference,
      refund_reference: refund.refundReference,
      amount: refund.status === "failed" ? refund.amount : String(refund.amount),
      currency: transaction?.currency ?? "NGN",
      processor: "instant-transfer",
      customer: { first_name: firstName, last_name: lastName, email },
      integration,
      domain: transaction?.domain ?? "test",
    },
  };
}

/** @param name create, remind or resolve */
export function disputeEvent(store: PaymentsStore, name: string, dispute: Dispute) {
  return { event: `charge.dispute.${name}`, data: disputeView(store, dispute) };
}

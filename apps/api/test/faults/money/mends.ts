/** A piece of source that a mend brought, and what was there before it. */
export interface Edit {
  /** From `apps/api/src`. */
  readonly file: string;
  readonly is: string;
  readonly was: string;
}

/** A mend of money's rules, as it can be taken out again for a run of the model. */
export interface Mend {
  /** What happens without it. */
  readonly without: string;
  readonly edits: readonly Edit[];
}

/** By the names that `docs/money-proof.md` gives them. */
export const mends: Readonly<Record<string, Mend>> = {
  M1: {
    without: "A changed order's refund is booked as refunded online, and never asked for.",
    edits: [
      {
        file: "modules/money/online-refunds.ts",
        is: "where a.order_id = $1 and a.undone_at is null and p.status = 'succeeded'",
        was: "where p.order_id = $1 and a.undone_at is null and p.status = 'succeeded'",
      },
      {
        file: "modules/money/money.ts",
        is: "if (!isOnline(usual)) return usual;",
        was: "return usual;",
      },
      {
        file: "modules/money/money.ts",
        is: "if (isOnline(provider) && reference === undefined)",
        was: "if (false)",
      },
    ],
  },
  M2: {
    without: "An order whose money went back is packed and sent.",
    edits: [
      {
        file: "modules/orders/move-order.ts",
        is: "if (await moneyStands(tx, order.id)) return undefined;",
        was: "if (money.takenBack <= 0) return undefined;",
      },
    ],
  },
  M4: {
    without: "Who does not see an e-mail address writes their own over it.",
    edits: [
      {
        file: "desk/orders/order-changes.calls.ts",
        is: 'address: [correction.address, "address"],\n      });\n      if (unseen) return unseen;',
        was: 'address: [correction.address, "address"],\n      });',
      },
    ],
  },
  M5: {
    without: "An account for a refund is named without the link that we mailed.",
    edits: [
      {
        file: "modules/orders/online/refund-account-link.ts",
        is: 'links.open(purpose, token)?.split(" ")',
        was: 'token.split(" ")',
      },
    ],
  },
  M6: {
    without: "A manager lifts the limit that holds them, or refunds below it again and again.",
    edits: [
      {
        file: "desk/settings/shop-settings.calls.ts",
        is: "if (place < 0) return undefined;",
        was: "return undefined;",
      },
      {
        file: "modules/staff/refund-approval.ts",
        is: 'if (!roles.includes("manager")) return "Someone else approves each refund.";',
        was: "return undefined;",
      },
    ],
  },
  M7: {
    without: "Money for a replaced order, or staff, bring it back beside the one that took its place.",
    edits: [
      {
        file: "modules/orders/retake-order.ts",
        is: 'if ((await successorOf(tx, id)) !== undefined) return "replaced";',
        was: "",
      },
      {
        file: "modules/orders/reopen-order.ts",
        is: 'if (successor !== undefined) return { ok: false, code: "replaced", to, gone: [], successor };',
        was: "",
      },
      {
        file: "modules/orders/successor.ts",
        is: "const number = await successorOf(tx, order.id);",
        was: "const number = undefined;",
      },
      {
        file: "modules/money/money.ts",
        is: "await handAttemptsOver(tx, orders.from, orders.to);",
        was: "",
      },
    ],
  },
  M8: {
    without:
      "What a bank takes back is booked for the order that was paid first, not for the one that has the money.",
    edits: [
      {
        file: "modules/orders/online/lock-attempt.ts",
        is: "const shares = await sharesOf(tx, attempt);",
        was: `const shares = await tx.query(
          'select o.id as "orderId", o.number, p.amount_kobo as left from payment_attempt p join shop_order o on o.id = p.order_id where p.id = $1',
          [attempt.id]);`,
      },
    ],
  },
  M9: {
    without: "A plain move delivers an order, and nobody says who brought it.",
    edits: [
      {
        file: "desk/orders/order-commands.ts",
        is: "if (way !== undefined && withoutDelivery === undefined)",
        was: "if (false)",
      },
    ],
  },
  M10: {
    without: "A dispute takes and gives what its events state, also 0.",
    edits: [
      {
        file: "modules/money/online/paystack/read-paystack-notice.ts",
        is: "amount: dispute.refund_amount || transaction.amount,",
        was: "amount: dispute.refund_amount ?? transaction.amount,",
      },
      {
        file: "modules/money/money.ts",
        is: "amount === 0 ? attempt.amount : kobo(Math.min(amount, attempt.amount));",
        was: "amount;",
      },
      {
        file: "modules/money/money.ts",
        is: 'state === "won" ? taken :',
        was: 'state === "won" ? Math.min(taken, stated) :',
      },
    ],
  },
};

import { err, ok, type Result } from "@precise/cart-core/result";
import type * as z from "zod/mini";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { PaymentProvider, RefundLook, RefundState } from "../provider-port.ts";
import { isPathPart } from "./path-part.ts";
import type { PaystackAnswer, PaystackClient } from "./paystack-client.ts";
import { isNotFound } from "./paystack-payments.ts";
import { accountHolder, bankList, oneRefund, type PaystackRefund, refundPage } from "./paystack-shapes.ts";

type RefundMethods = Pick<
  PaymentProvider,
  "refund" | "lookAtRefund" | "sendRefundTo" | "banks" | "accountName"
>;
type RefundWish = Parameters<PaymentProvider["refund"]>[0];

/** Two clocks differ; a refund that is missed would be made twice. */
const clockSkewMilliseconds = 5 * 60_000;
const mostPages = 100;
const banksKeptMilliseconds = 3_600_000;

/** A bank with its number there, which refunds name it by. */
interface KnownBank {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/**
 * Refunds at Paystack and the accounts they go to. Its call for a refund has no key against doing it twice: where an
 * answer may have been lost, its list of refunds is looked through first.
 */
export function paystackRefunds(client: PaystackClient, now: () => number): RefundMethods {
  let kept: { readonly banks: readonly KnownBank[]; readonly until: number } | undefined;

  /** A refund that answers the wish; undefined where there is none. */
  async function find(request: RefundWish): Promise<Result<RefundLook | undefined, "unavailable">> {
    const from = new Date(request.since.getTime() - clockSkewMilliseconds);
    const seen = new Set<string>();
    for (let page = 1; page <= mostPages; page += 1) {
      const query = { from: wireTime(from), perPage: "100", page: String(page) };
      const answer = await client.get("/refund", query, refundPage);
      if (answer.kind !== "answered") return err("unavailable");
      const found = answer.value.data.find((refund) => isWished(refund, request, from));
      if (found !== undefined) return ok(refundLook(found));
      const fresh = answer.value.data.filter(({ id }) => !seen.has(id));
      if (fresh.length === 0 || page === answer.value.meta.pageCount) return ok(undefined);
      for (const { id } of fresh) seen.add(id);
    }
    return err("unavailable");
  }

  async function banks(): Promise<Result<readonly KnownBank[], "unavailable">> {
    if (kept !== undefined && now() < kept.until) return ok(kept.banks);
    const answer = await client.get("/bank", { country: "nigeria" }, bankList);
    if (answer.kind !== "answered") return err("unavailable");
    const byCode = new Map<string, KnownBank>();
    for (const { id, code, name, active, is_deleted } of answer.value.data) {
      if (active !== false && is_deleted !== true && !byCode.has(code)) byCode.set(code, { id, code, name });
    }
    const sorted = [...byCode.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
    kept = { banks: sorted, until: now() + banksKeptMilliseconds };
    return ok(sorted);
  }

  return {
    async refund(request) {
      if (request.wasAsked) {
        const found = await find(request);
        if (!found.ok) return found;
        if (found.value !== undefined) return ok(found.value);
      }
      const answer = await client.post(
        "/refund",
        {
          transaction: request.providerRef,
          amount: request.amount,
          currency: "NGN",
          merchant_note: request.note,
        },
        oneRefund,
      );
      if (answer.kind === "answered" || answer.kind === "refused") return refundFrom(answer);
      const found = answer.mayBeDone ? await find(request) : err("unavailable");
      return found.ok && found.value !== undefined ? ok(found.value) : err("unavailable");
    },
    async lookAtRefund(refundRef) {
      if (!isPathPart(refundRef)) return err("unknown");
      const answer = await client.get(`/refund/${encodeURIComponent(refundRef)}`, {}, oneRefund);
      if (answer.kind === "refused") return err(isNotFound(answer) ? "unknown" : "unavailable");
      if (answer.kind === "down" || answer.value.data.id !== refundRef) return err("unavailable");
      return ok(refundLook(answer.value.data));
    },
    async sendRefundTo(refundRef, account) {
      const known = await banks();
      if (!known.ok) return known;
      const bank = known.value.find(({ code }) => code === account.bankCode);
      if (bank === undefined || !isPathPart(refundRef)) return err("refused");
      const details = { currency: "NGN", account_number: account.accountNumber, bank_id: bank.id };
      const path = `/refund/retry_with_customer_details/${encodeURIComponent(refundRef)}`;
      return refundFrom(await client.post(path, { refund_account_details: details }, oneRefund));
    },
    async banks() {
      const known = await banks();
      return known.ok ? ok(known.value.map(({ code, name }) => ({ code, name }))) : known;
    },
    async accountName({ accountNumber, bankCode }) {
      const query = { account_number: accountNumber, bank_code: bankCode };
      const answer = await client.get("/bank/resolve", query, accountHolder);
      if (answer.kind === "answered") return ok(answer.value.data.account_name);
      return err(answer.kind === "refused" ? "unknown" : "unavailable");
    },
  };
}

function isWished(refund: PaystackRefund, request: RefundWish, from: Date): boolean {
  const madeAt = refund.createdAt ?? refund.created_at;
  return (
    refund.transaction === request.providerRef &&
    refund.amount === request.amount &&
    !request.known.includes(refund.id) &&
    (madeAt === null || madeAt >= from)
  );
}

function refundFrom(
  answer: PaystackAnswer<z.output<typeof oneRefund>>,
): Result<RefundLook, "refused" | "unavailable"> {
  if (answer.kind === "answered") return ok(refundLook(answer.value.data));
  return err(answer.kind === "refused" ? "refused" : "unavailable");
}

function refundLook(refund: PaystackRefund): RefundLook {
  return {
    refundRef: refund.id,
    state: refundState(refund.status),
    amount: refund.amount,
    expectedAt: refund.expected_at,
  };
}

/** A word that we do not know says only that it is not over. */
function refundState(status: string): RefundState {
  switch (status) {
    case "pending":
    case "processed":
    case "failed":
      return status;
    case "needs-attention":
      return "needs_account";
    default:
      return "processing";
  }
}

import { kobo } from "@precise/cart-core/money";
import * as z from "zod/mini";

/** A whole number of kobo; its samples hold both 20000 and "20000". */
const amount = z.pipe(
  z.union([
    z.int().check(z.nonnegative()),
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  ]),
  z.transform(kobo),
);
/** Its numbers of things, as text. */
const id = z.pipe(z.union([z.int(), z.string().check(z.minLength(1))]), z.transform(String));
/** What nothing depends on: absent, null, of another form are all null. */
const words = z.catch(z.nullable(z.string()), null);
const moment = z.catch(
  z.nullable(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  ),
  null,
);

const answer = <Data extends z.ZodMiniType>(data: Data) => z.object({ data });

/** What we read of Paystack's answers; whatever else they hold is theirs. @source decision 060 */
export const transaction = z.object({
  id,
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount,
  requested_amount: z.optional(z.nullable(amount)),
  currency: z.string(),
  channel: words,
  fees: z.optional(z.nullable(amount)),
  gateway_response: words,
  message: words,
  paid_at: moment,
  authorization: z.catch(z.object({ last4: words }), { last4: null }),
});
export const oneTransaction = answer(transaction);

/** `pageCount` says how many there are, where it is said. */
const meta = z.catch(z.object({ pageCount: z.optional(z.int()) }), {});
export const transactionPage = z.object({ data: z.array(transaction), meta });

export const startedTransaction = answer(z.object({ authorization_url: z.url(), reference: z.string() }));

const refund = z.object({
  id,
  status: z.string(),
  amount,
  expected_at: moment,
  /** The payment, as its number or whole. */
  transaction: z.optional(
    z.nullable(
      z.union([
        id,
        z.pipe(
          z.object({ id }),
          z.transform((whole) => whole.id),
        ),
      ]),
    ),
  ),
  createdAt: moment,
  created_at: moment,
});
export type PaystackRefund = z.output<typeof refund>;
export const oneRefund = answer(refund);
export const refundPage = z.object({ data: z.array(refund), meta });

export const bankList = answer(
  z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      active: z.optional(z.nullable(z.boolean())),
      is_deleted: z.optional(z.nullable(z.boolean())),
    }),
  ),
);
export const accountHolder = answer(z.object({ account_name: z.string().check(z.minLength(1)) }));

/** What a webhook's body is for certain; `data` by its event. */
export const notice = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(100)),
  data: z.unknown(),
});

export const chargeNotice = z.object({ id, reference: z.string() });
export const rejectionNotice = z.object({
  bank_transfer: z.object({ transaction_id: id, amount: z.catch(z.nullable(amount), null) }),
});
export const refundNotice = z.object({
  id: z.optional(z.nullable(id)),
  transaction_reference: z.string(),
  refund_reference: z.optional(z.nullable(id)),
  amount,
});
export const disputeNotice = z.object({
  id,
  status: z.string(),
  resolution: words,
  refund_amount: z.optional(z.nullable(amount)),
  dueAt: moment,
  transaction: z.object({ reference: z.string(), status: words, amount }),
});
export const accountNotice = z.object({ customer: z.object({ customer_code: z.string() }) });

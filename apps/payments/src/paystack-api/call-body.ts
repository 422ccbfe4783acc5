import type { Context } from "hono";
import * as z from "zod/mini";
import { LEAST_AMOUNT } from "../ledger/amounts.ts";
import { isRecord } from "../shapes/is-record.ts";
import { PaystackError } from "../shapes/paystack-error.ts";

/** Samples carry numbers as text too: both are read. */
const koboField = (error: string) =>
  z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))], { error });
const channelName = z.enum(["card", "bank", "ussd", "qr", "bank_transfer"]);
const httpUrl = z.string().check(
  z.maxLength(2000),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), {
    error: "must be a full http address",
  }),
);
const emailField = z
  .string({ error: "Email is required" })
  .check(z.trim(), z.email("Invalid Email Address Passed"));
const amountField = koboField("Invalid Amount Sent").check(
  z.gte(LEAST_AMOUNT, { error: "Invalid Amount Sent. The minimum is NGN 50" }),
);
/** Alphanumerics and `- . =` alone. */
const referenceField = z.string({ error: "Invalid transaction reference" }).check(
  z.minLength(1, "Invalid transaction reference"),
  z.maxLength(100, "Transaction reference is too long"),
  z.regex(/^[A-Za-z0-9.=-]+$/, {
    error: "Invalid characters in transaction reference. Only -,.,= and alphanumeric characters allowed",
  }),
);
const currencyField = z.literal("NGN", { error: "Currency not supported by merchant" });

/** An object, or JSON in text that is one; other text stays text. */
const metadataField = z.pipe(
  z.union([z.record(z.string(), z.unknown()), z.string().check(z.maxLength(10_000)), z.number()], {
    error: "Invalid metadata",
  }),
  z.transform((metadata: string | number | Record<string, unknown>) => {
    const isSafeCancel = (value: unknown) => httpUrl.safeParse(value).success;
    const object = typeof metadata === "string" ? parsedObject(metadata) : metadata;
    const cancel = isRecord(object) ? object.cancel_action : undefined;
    if (cancel !== undefined && !isSafeCancel(cancel)) {
      throw new PaystackError(400, "invalid_params", "metadata.cancel_action must be a full http address");
    }
    return object;
  }),
);

const opening = {
  email: emailField,
  amount: amountField,
  reference: z.optional(referenceField),
  currency: z.optional(currencyField),
  metadata: z.optional(metadataField),
};

export const initializeBody = z.object({
  ...opening,
  channels: z.optional(
    z.array(channelName, { error: "Invalid channels" }).check(z.minLength(1, "No active channel")),
  ),
  callback_url: z.optional(httpUrl),
  label: z.optional(z.string()),
});

export const chargeBody = z.object({
  ...opening,
  bank_transfer: z.object(
    {
      account_expires_at: z.optional(
        z.nullable(z.string().check(z.refine(isTime, "account_expires_at is no time"))),
      ),
    },
    { error: "Only charges by bank_transfer are known here" },
  ),
});

const idOrReference = z.union([z.int(), z.string().check(z.minLength(1))], {
  error: "Transaction is required",
});

export const refundBody = z.object({
  transaction: idOrReference,
  amount: z.optional(koboField("Invalid Amount Sent").check(z.gt(0, "Invalid Amount Sent"))),
  currency: z.optional(currencyField),
  customer_note: z.optional(z.string().check(z.maxLength(500))),
  merchant_note: z.optional(z.string().check(z.maxLength(500))),
});

export const accountNumberField = z
  .string({ error: "account_number is required" })
  .check(z.regex(/^\d{10}$/, "account_number must have 10 digits"));

export const retryBody = z.object({
  refund_account_details: z.object(
    {
      currency: currencyField,
      account_number: accountNumberField,
      bank_id: z.union([z.int(), z.string().check(z.regex(/^\d+$/))], { error: "bank_id is required" }),
    },
    { error: "refund_account_details is required" },
  ),
});

const needed = (name: string) =>
  z.string({ error: `${name} is required` }).check(z.minLength(1, `${name} is required`));

export const evidenceBody = z.object({
  customer_email: needed("customer_email"),
  customer_name: needed("customer_name"),
  customer_phone: needed("customer_phone"),
  service_details: needed("service_details"),
  delivery_address: z.optional(z.string()),
  delivery_date: z.optional(z.string()),
});

export const resolveBody = z.object({
  resolution: z.enum(["merchant-accepted", "declined"], {
    error: "resolution must be merchant-accepted or declined",
  }),
  message: needed("message"),
  refund_amount: koboField("refund_amount is required"),
  uploaded_filename: needed("uploaded_filename"),
  evidence: z.optional(z.union([z.int(), z.string()])),
});

export const customerBody = z.object({
  email: emailField,
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  phone: z.optional(z.string()),
});

export const dedicatedAccountBody = z.object({
  customer: z.union([z.int(), z.string()], { error: "customer is required" }),
  preferred_bank: z.optional(z.string()),
});

/** @throws PaystackError with the first thing that is wrong, naming its field */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body: unknown = await c.req.json().catch(() => null);
  if (!isRecord(body)) throw new PaystackError(400, "invalid_params", "The body must be a JSON object");
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join(".") ?? "";
  const code = field === "currency" ? "unsupported_currency" : "invalid_params";
  throw new PaystackError(400, code, issue?.message ?? "Invalid", `Correct the field ${field}`);
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

function parsedObject(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : text;
  } catch {
    // Text that is no JSON is kept as it is, as Paystack does.
    return text;
  }
}

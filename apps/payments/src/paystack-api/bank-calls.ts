import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Parts } from "../parts/parts.ts";
import { customerOf } from "../shapes/customers.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import { customerView, integration } from "../shapes/views.ts";
import type { Customer, DedicatedAccount } from "../store/payments-state.ts";
import { accountNameOf, banks } from "./banks.ts";
import { accountNumberField, customerBody, dedicatedAccountBody, readBody } from "./call-body.ts";

/** Banks, whose account a number is, customers and their permanent account numbers. */
export function bankCalls({ store }: Parts): Hono {
  const app = new Hono();

  app.get("/bank", (c) => c.json({ status: true, message: "Banks retrieved", data: banks }));

  app.get("/bank/resolve", (c) => {
    const number = accountNumberField.safeParse(c.req.query("account_number"));
    if (!number.success) {
      const message = number.error.issues[0]?.message ?? "account_number is required";
      throw new PaystackError(400, "invalid_params", message);
    }
    const bank = banks.find(({ code }) => code === c.req.query("bank_code"));
    if (bank === undefined) {
      throw new PaystackError(
        400,
        "invalid_bank_code",
        `Unknown bank code: ${c.req.query("bank_code") ?? ""}`,
      );
    }
    const account_name = accountNameOf(number.data);
    if (account_name === null) {
      const words = "Could not resolve account name. Check parameters or try again.";
      throw new PaystackError(422, "invalid_account_number", words);
    }
    const data = { account_number: number.data, account_name, bank_id: bank.id };
    return c.json({ status: true, message: "Account number resolved", data });
  });

  app.post("/customer", async (c) => {
    const body = await readBody(c, customerBody);
    const customer = customerOf(store, body.email);
    customer.firstName = body.first_name ?? customer.firstName;
    customer.lastName = body.last_name ?? customer.lastName;
    customer.phone = body.phone ?? customer.phone;
    store.save();
    return c.json({ status: true, message: "Customer created", data: customerView(customer) });
  });

  app.post("/dedicated_account", async (c) => {
    const body = await readBody(c, dedicatedAccountBody);
    const customer = [...store.customers.values()].find(
      ({ id, code }) => id === body.customer || code === body.customer,
    );
    if (customer === undefined) throw new PaystackError(400, "customer_not_found", "Customer not found");
    if (body.preferred_bank !== undefined && body.preferred_bank !== "test-bank") {
      throw new PaystackError(400, "invalid_params", "preferred_bank must be test-bank with a test key");
    }
    const known = [...store.accounts.values()].find(({ email }) => email === customer.email);
    const account = known ?? makeAccount(customer);
    return c.json({
      status: true,
      message: "NUBAN successfully created",
      data: accountView(account, customer),
    });
  });

  app.get("/dedicated_account/requery", (c) => {
    const account = store.accounts.get(c.req.query("account_number") ?? "");
    if (account === undefined)
      throw new PaystackError(404, "account_not_found", "Dedicated account not found");
    return c.json({ status: true, message: "We are checking for new transfers on this account" });
  });

  const makeAccount = (customer: Customer): DedicatedAccount => {
    const digits = createHash("sha256").update(customer.code).digest().readUInt32BE(0) % 10 ** 8;
    const accountNumber = `99${String(digits).padStart(8, "0")}`;
    const createdAt = new Date().toISOString();
    const account = { id: store.nextId(), accountNumber, email: customer.email, createdAt };
    store.accounts.set(accountNumber, account);
    store.save();
    return account;
  };

  return app;
}

function accountView({ id, accountNumber, createdAt }: DedicatedAccount, customer: Customer) {
  const { firstName, lastName, email } = customer;
  return {
    bank: { name: "Test Bank", id: 20, slug: "test-bank" },
    account_name: `PAYSTACK/${[firstName, lastName].filter((name) => name !== null).join(" ") || email}`,
    account_number: accountNumber,
    assigned: true,
    currency: "NGN",
    metadata: null,
    active: true,
    id,
    created_at: createdAt,
    updated_at: createdAt,
    assignment: {
      integration,
      assignee_id: customer.id,
      assignee_type: "Customer",
      expired: false,
      account_type: "PAY-WITH-TRANSFER-RECURRING",
      assigned_at: createdAt,
      expired_at: null,
    },
    customer: customerView(customer),
  };
}

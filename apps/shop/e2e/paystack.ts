import type { Page } from "@playwright/test";
import { stackUnderTest } from "./env.ts";
import { expect } from "./shop.ts";

const { paymentsUrl } = stackUnderTest();

/** A payment as the stand-in for Paystack knows it; amounts in kobo. */
interface Transaction {
  readonly reference: string;
  readonly amount: number;
  readonly status: string;
}

/** Flips a switch of the stand-in for Paystack. @param path below `/control` */
export async function switchPaystack(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${paymentsUrl}/control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${path} ${JSON.stringify(body)}`).toBe(200);
  return answer.json();
}

/** What the stand-in has of an order, the oldest first. */
export async function paymentsOf(number: string): Promise<readonly Transaction[]> {
  const answer = await fetch(`${paymentsUrl}/control/transactions`);
  const all = (await answer.json()) as readonly Transaction[];
  return all.filter(({ reference }) => reference.startsWith(number));
}

/** The reference of an order's newest attempt to pay. */
export async function newestReference(number: string): Promise<string> {
  return (await paymentsOf(number)).at(-1)?.reference ?? "";
}

/** The number of a refund of an order at the stand-in, once it was asked for. */
export async function refundOf(number: string): Promise<number> {
  let id: number | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${paymentsUrl}/control/refunds`);
        const all = (await answer.json()) as readonly { id: number; transaction_reference?: string }[];
        id = all.find((refund) => JSON.stringify(refund).includes(number))?.id;
        return id;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return id ?? 0;
}

/** Pays on the hosted page with the test card that needs no code. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Use this card: 4084 0840 8408 4081/ }).click();
}

import { expect } from "@playwright/test";
import { stackUnderTest } from "./env.ts";

interface SentMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

const { apiUrl } = stackUnderTest();

/** The mails that the stack under test has sent to an address, newest first; they lie in its local outbox. */
async function mailsTo(address: string): Promise<readonly SentMail[]> {
  const answer = await fetch(`${apiUrl}/outbox.json?${new URLSearchParams({ to: address })}`);
  const { mails } = (await answer.json()) as { mails: readonly SentMail[] };
  return mails;
}

/** Waits for a mail whose text matches, and gives what the expression's first group caught. */
export async function findInMail(address: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
        return found;
      },
      { message: `a mail to ${address} that holds ${pattern}`, timeout: 40_000 },
    )
    .toBeDefined();
  return found ?? "";
}

/** Subscribes to the newsletter and gives the code of its voucher: ₦5,000 off a first order above ₦100,000. */
export async function newsletterVoucher(address: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: address }),
  });
  expect(answer.status).toBe(200);
  return findInMail(address, /\b([A-Z]+-[0-9A-Z]{5}-[0-9A-Z]{5})\b/);
}

import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { AccountProblem } from "./refund-account-draft.ts";

/** Words of naming the account for a refund. @source design D11 */
export const accountCopy = {
  bank: "Bank",
  chooseBank: "Choose your bank",
  number: "Account number",
  numberHint: "10 digits, as in your bank's app.",
  check: "Check the account",
  isYou: (name: string, bank: string) => `${name} at ${bank}. Is this you?`,
  send: (amount: string) => `Yes, send ${amount}`,
  change: "No, change the account",
  kept: "We send the account to Paystack for this refund, and do not keep it.",
  noBanks: "We cannot list the banks right now. Your refund is safe. Try again in a moment.",
  problems: {
    no_bank: "Choose a bank.",
    bad_number: "Enter the 10 digits of the account number.",
    unknown_account: "The bank has no account with this number. Check the number and the bank.",
    other_name: "The bank now gives another name for this account. Check it again.",
    too_many_requests: tooManyAttempts(),
    unreachable: "We got no answer. Your refund is safe. Try again in a moment.",
    not_done: "That did not work. Try again.",
  } satisfies Record<AccountProblem, string>,
} as const;

import type { LinkedRefund } from "@precise/contract/shop/orders/refund-accounts";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { AccountProblem } from "./account-draft.ts";

type AccountState = NonNullable<LinkedRefund["account"]>["state"];

/** Words of naming the account for a refund. @source design D11 */
export const accountCopy = {
  pageTitle: "Your refund's bank account",
  title: (amount: string) => `Where should we send ${amount}?`,
  intro: (number: string) =>
    `Your bank did not take the refund of order ${number} back. Paystack needs a bank account. We show you its name before anything is sent.`,
  endedTitle: "Nothing left to do here",
  usedUp: "This link has been used, or the refund no longer needs an account. See our latest e-mail.",
  /** How the refund stands, by its account. @param account it ends with a full stop */
  states: {
    asks: (amount, account) =>
      `${amount} goes to the account ${account} It is in another name than the order's, so we look at it first.`,
    waits: (amount, account, when) => `${amount} goes to the account ${account} We send it after ${when}.`,
    sending: (amount, account) => `We are sending ${amount} to the account ${account}`,
    sent: (amount, account) => `We sent ${amount} to the account ${account}`,
    stopped: (amount, account) =>
      `You stopped the refund of ${amount} to the account ${account} Our latest e-mail has a link for another account.`,
    refused: (amount, account) =>
      `The refund of ${amount} did not go to the account ${account} Our latest e-mail has a link for another account.`,
  } satisfies Record<AccountState, (amount: string, account: string, when: string) => string>,
  stop: "Stop this refund",
  stopHint: "Is this not your account? Stop the refund, and we e-mail you a link for the right one.",
  byMail: "The e-mail goes to the address that the order was placed with.",
  mailAgain: "Send the e-mail again",
  mailed: "We sent the e-mail to the order's address. It can take a few minutes.",
  bank: "Bank",
  chooseBank: "Choose your bank",
  number: "Account number",
  numberHint: "10 digits, as in your bank's app.",
  check: "Check the account",
  isYou: (name: string, bank: string) => `${name} at ${bank}. Is this you?`,
  send: (amount: string) => `Yes, send ${amount}`,
  change: "No, change the account",
  kept: "We keep the account until the refund has gone, and its last four digits after that.",
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

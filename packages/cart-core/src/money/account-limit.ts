import { addKobo, type Kobo, kobo } from "./money.ts";

/** What a company may owe at a time, and what it owes or has ordered on account. */
export interface CompanyAccount {
  readonly limit: Kobo;
  readonly used: Kobo;
}

/** What can still be ordered on account; 0 where the limit was lowered below what is used. */
export function availableOnAccount({ limit, used }: CompanyAccount): Kobo {
  return kobo(Math.max(0, limit - used));
}

/**
 * Whether an order fits into what is available: the whole of it, up to the last kobo.
 * The database decides the same in one conditional update, so that parallel orders never pass the limit.
 */
export function fitsOnAccount(account: CompanyAccount, payable: Kobo): boolean {
  return account.limit > 0 && addKobo(account.used, payable) <= account.limit;
}

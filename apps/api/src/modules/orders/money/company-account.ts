import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";

/**
 * Takes an amount of a company's limit, in one statement that compares and takes: parallel orders never pass it.
 * Lock what the order needs of products before; another order on the same limit waits until this transaction ends.
 * @returns whether it fitted; a company that may not buy on account has a limit of 0, into which nothing fits
 */
export async function reserveOnAccount(tx: Sql, companyId: string, amount: Kobo): Promise<boolean> {
  const taken = await tx.query(
    `update client_company set credit_reserved_kobo = credit_reserved_kobo + $2
     where id = $1 and disabled_at is null and credit_limit_kobo > 0
       and credit_reserved_kobo + $2 <= credit_limit_kobo
     returning id`,
    [companyId, amount],
  );
  return taken.length > 0;
}

/**
 * Gives back what a locked order holds of its company's limit; what holds nothing gives nothing.
 * @param most where the order goes on and costs so much less
 */
export async function releaseReserve(
  tx: Sql,
  { id, company }: LockedOrder,
  most: Kobo | undefined = company?.reserved,
): Promise<void> {
  if (company === null || company.reserved === 0) return;
  const released = kobo(Math.min(company.reserved, most ?? 0));
  await tx.query("update shop_order set reserved_kobo = reserved_kobo - $2 where id = $1", [id, released]);
  await tx.query("update client_company set credit_reserved_kobo = credit_reserved_kobo - $2 where id = $1", [
    company.id,
    released,
  ]);
}

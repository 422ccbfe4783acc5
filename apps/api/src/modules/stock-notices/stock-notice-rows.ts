import type { Sql } from "#api/platform/database/port.ts";

/** Someone who is to be notified, with the article as it is now; `sellable` is null while it cannot be bought. */
export interface DueNotice {
  readonly id: number;
  readonly publicId: string;
  readonly email: string;
  readonly sellable: { readonly sku: string; readonly name: string; readonly urlPath: string } | null;
}

/**
 * Notes who wants to be notified about an article, with the words that were agreed to. Who waits for it already still waits
 * once. The article stays locked, so that none comes back unseen between the look and the note.
 * @returns why nothing was noted: it is not on sale at all, or it can be bought now
 */
export async function addStockNotice(
  tx: Sql,
  wanted: { readonly sku: string; readonly email: string; readonly consentText: string },
): Promise<"noted" | "unknown" | "in-stock"> {
  const [article] = await tx.query<{ sku: string; stock_qty: number }>(
    "select sku, stock_qty from product where sku_key = upper($1) and withdrawn_at is null for share",
    [wanted.sku],
  );
  if (!article) return "unknown";
  if (article.stock_qty > 0) return "in-stock";
  await tx.query(
    `insert into stock_notice (sku, email, email_key, consent_text) values ($1, $2, $3, $4)
     on conflict (sku, email_key) where state = 'waiting' do nothing`,
    [article.sku, wanted.email, wanted.email.toLowerCase(), wanted.consentText],
  );
  return "noted";
}

/** Ends all that the address of one notice still waits for; one that is unknown or over changes nothing. */
export async function endStockNotices(tx: Sql, publicId: string): Promise<void> {
  await tx.query(
    `update stock_notice set state = 'stopped', ended_at = now()
     where state = 'waiting' and email_key = (select email_key from stock_notice where public_id = $1::uuid)`,
    [publicId],
  );
}

/** Takes notices whose article has come back; other replicas pass over them until the transaction ends. */
export async function takeDueNotices(tx: Sql, most: number): Promise<DueNotice[]> {
  const rows = await tx.query<{
    id: number;
    public_id: string;
    email: string;
    sku: string | null;
    name: string;
    url_path: string;
  }>(
    `select notice.id, notice.public_id, notice.email, product.sku, product.name, product.url_path
     from stock_notice notice left join product
       on product.sku = notice.sku and product.withdrawn_at is null and product.stock_qty > 0
     where notice.state = 'waiting' and notice.due_at is not null
     order by notice.due_at, notice.id limit $1 for update of notice skip locked`,
    [most],
  );
  return rows.map(({ id, public_id, email, sku, name, url_path }) => ({
    id,
    publicId: public_id,
    email,
    sellable: sku === null ? null : { sku, name, urlPath: url_path },
  }));
}

/** Its mail is queued: the notice is done. */
export async function noteMailed(tx: Sql, id: number): Promise<void> {
  await tx.query("update stock_notice set state = 'mailed', ended_at = now() where id = $1", [id]);
}

/** The article is gone again: the notice waits for the next time. */
export async function waitAgain(tx: Sql, id: number): Promise<void> {
  await tx.query("update stock_notice set due_at = null where id = $1", [id]);
}

/** How many wait for an article. */
export async function countStockNotices(sql: Sql, sku: string): Promise<number> {
  const [row] = await sql.query<{ waiting: number }>(
    "select count(*)::int as waiting from stock_notice where sku = $1 and state = 'waiting'",
    [sku],
  );
  return row?.waiting ?? 0;
}

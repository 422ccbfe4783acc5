import type { Sql } from "#api/platform/database/port.ts";
import type { ProviderEvent } from "./online/provider-port.ts";

/** An event that this worker, and no one else, applies until its lease ends. */
export interface ClaimedEvent {
  readonly id: number;
  readonly event: ProviderEvent;
  /** Counts this one too. */
  readonly tries: number;
}

/** Keeps what a webhook brought. An event that came before is kept once. */
export async function keepEvents(
  sql: Sql,
  provider: string,
  events: readonly ProviderEvent[],
  body: Uint8Array,
): Promise<void> {
  for (const event of events) {
    await sql.query(
      `insert into payment_event (provider, dedupe_key, event, body) values ($1, $2, $3::jsonb, decode($4, 'base64'))
       on conflict (provider, dedupe_key) do nothing`,
      [provider, event.key, event, Buffer.from(body).toString("base64")],
    );
  }
}

/** Takes events that are due; workers pass over what another one is taking. */
export async function claimDueEvents(sql: Sql, most: number, leaseSeconds: number): Promise<ClaimedEvent[]> {
  const rows = await sql.query<{ id: number; event: Stored; tries: number }>(
    `update payment_event set tries = tries + 1, next_try_at = now() + make_interval(secs => $2)
     where id in (select id from payment_event where next_try_at <= now()
       order by next_try_at, id limit $1 for update skip locked)
     returning id, event, tries`,
    [most, leaseSeconds],
  );
  return rows.map(({ id, event, tries }) => ({ id, event: revived(event), tries }));
}

export async function noteApplied(sql: Sql, id: number, outcome: string): Promise<void> {
  await sql.query(
    "update payment_event set applied_at = now(), outcome = $2, next_try_at = null where id = $1",
    [id, outcome],
  );
}

/** @param seconds until it is tried again; null: it is given up */
export async function noteNotApplied(
  sql: Sql,
  id: number,
  outcome: string,
  seconds: number | null,
): Promise<void> {
  await sql.query(
    `update payment_event set outcome = $2,
       next_try_at = case when $3::float8 is not null then now() + make_interval(secs => $3::float8) end where id = $1`,
    [id, outcome, seconds],
  );
}

/** As JSON keeps it: moments are text. */
type Stored = ProviderEvent & { readonly dueAt?: string | null };

function revived(event: Stored): ProviderEvent {
  return event.kind === "dispute"
    ? { ...event, dueAt: event.dueAt === null ? null : new Date(event.dueAt) }
    : event;
}

import { normalisedPhone, phoneText } from "@precise/contract/nigeria/phone";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

export type RiderKind = "rider" | "carrier";

/** Someone who brings orders. */
export interface Rider {
  readonly id: number;
  readonly kind: RiderKind;
  readonly name: string;
  /** +234 and ten digits; a carrier may have none. */
  readonly phone: string | null;
  readonly is_active: boolean;
}

/** Who is to bring an order: someone whom we know by the id, a rider by the phone, or a carrier by its name. */
export type WantedRider =
  | { readonly id: number }
  | { readonly rider: { readonly name: string; readonly phone: string } }
  | { readonly carrier: string };

const columns = "id, kind, name, phone, is_active";

/** @throws Refused where there is none of that id */
export async function readRider(sql: Sql, id: number): Promise<Rider> {
  return found(await sql.query<Rider>(`select ${columns} from rider where id = $1`, [id]));
}

/** The same, locked: nothing else counts this rider's cash until the transaction ends. */
export async function lockRider(tx: Sql, id: number): Promise<Rider> {
  return found(await tx.query<Rider>(`select ${columns} from rider where id = $1 for no key update`, [id]));
}

/**
 * Who is meant; a new person is noted.
 * @throws Refused where that phone is someone else's, or who is meant brings nothing any more
 */
export async function riderFor(tx: Sql, wanted: WantedRider): Promise<Rider> {
  const rider = "id" in wanted ? await readRider(tx, wanted.id) : await foundOrNoted(tx, wanted);
  if (!rider.is_active)
    throw new Refused(`${rider.name} brings no orders any more. Set them to work at Riders first.`, {
      status: 422,
    });
  return rider;
}

async function foundOrNoted(tx: Sql, wanted: Exclude<WantedRider, { id: number }>): Promise<Rider> {
  if ("carrier" in wanted) {
    const name = wanted.carrier.trim();
    await tx.query(
      `insert into rider (kind, name) values ('carrier', $1) on conflict (lower(name)) where kind = 'carrier' do nothing`,
      [name],
    );
    return found(
      await tx.query<Rider>(
        `select ${columns} from rider where kind = 'carrier' and lower(name) = lower($1)`,
        [name],
      ),
    );
  }
  const name = wanted.rider.name.trim().replaceAll(/\s+/g, " ");
  const phone = normalisedPhone(wanted.rider.phone);
  await tx.query(
    "insert into rider (kind, name, phone) values ('rider', $1, $2) on conflict (phone) where kind = 'rider' do nothing",
    [name, phone],
  );
  const rider = found(
    await tx.query<Rider>(`select ${columns} from rider where kind = 'rider' and phone = $1`, [phone]),
  );
  // Another name would move one rider's cash to another.
  if (rider.name.toLowerCase() !== name.toLowerCase())
    throw new Refused(
      `${phoneText(phone)} is the phone of ${rider.name}. Use that name, or change it at Riders.`,
      {
        status: 422,
        field: "phone",
      },
    );
  return rider;
}

/** What is known of someone, changed. @throws Refused where another rider has that phone, or another carrier that name */
export async function changeRider(
  tx: Sql,
  id: number,
  to: {
    readonly name?: string | undefined;
    readonly phone?: string | undefined;
    readonly isActive?: boolean | undefined;
  },
): Promise<{ readonly before: Rider; readonly after: Rider }> {
  const before = await lockRider(tx, id);
  const phone = to.phone === undefined ? before.phone : normalisedPhone(to.phone);
  const name = to.name?.trim() ?? before.name;
  const [taken] = await tx.query<{ name: string }>(
    `select name from rider where id <> $1 and kind = $2
       and case when kind = 'rider' then phone = $3 else lower(name) = lower($4) end`,
    [id, before.kind, phone, name],
  );
  if (taken)
    throw new Refused(`${taken.name} is listed with the same ${before.kind === "rider" ? "phone" : "name"}.`);
  const after = found(
    await tx.query<Rider>(
      `update rider set name = $2, phone = $3, is_active = $4 where id = $1 returning ${columns}`,
      [id, name, phone, to.isActive ?? before.is_active],
    ),
  );
  return { before, after };
}

function found([rider]: readonly Rider[]): Rider {
  if (!rider) throw new Refused("There is no such rider.", { status: 404 });
  return rider;
}

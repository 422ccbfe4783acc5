import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Database } from "#api/platform/database/port.ts";
import { hashPasswords } from "#api/platform/passwords/hash-passwords.ts";
import { staffRoles } from "./roles.ts";
import type { StaffSecrets } from "./staff-secrets.ts";

const sampleFile = new URL("../../../catalogue/sample-staff.json", import.meta.url);

const samples = z.object({
  staff: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      password: z.string(),
      roles: z.array(z.enum(staffRoles)),
      totp_secret: z.string(),
    }),
  ),
});

/**
 * Puts the sample staff into a database that has no staff at all, so that each role of the desk can be tried on a laptop. Never
 * called but with SHOP_ENV=local: everybody knows their passwords and the secrets of their codes.
 * @param stop ends it before anybody is put there
 * @returns whether they were put there now
 */
export async function seedSampleStaff(
  db: Database,
  secrets: StaffSecrets,
  stop?: AbortSignal,
): Promise<boolean> {
  if (await hasStaff(db)) return false;
  const staff = await hashPasswords((await readSamples()).staff, stop);
  if (staff === undefined) return false;
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('sample staff', 51))");
    if (await hasStaff(tx)) return false;
    for (const { name, email, roles, totp_secret, passwordHash } of staff) {
      const [row] = await tx.query<{ id: string }>(
        "insert into staff_person (name, email, roles, password_hash) values ($1, $2, $3::text[], $4) returning id",
        [name, email, roles, passwordHash],
      );
      if (row === undefined) throw new Error("someone of the sample staff was put in and is not there");
      await tx.query("update staff_person set code_secret = $2 where id = $1", [
        row.id,
        secrets.seal(totp_secret, row.id),
      ]);
    }
    return true;
  });
}

/** E-mails of the sample staff, whose passwords everybody knows. */
export async function sampleStaffEmails(): Promise<string[]> {
  return (await readSamples()).staff.map(({ email }) => email);
}

async function readSamples() {
  return samples.parse(JSON.parse(await readFile(sampleFile, "utf8")));
}

async function hasStaff(sql: Pick<Database, "query">): Promise<boolean> {
  return (await sql.query("select 1 from staff_person limit 1")).length > 0;
}

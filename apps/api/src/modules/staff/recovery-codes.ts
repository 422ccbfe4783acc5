import { randomInt } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import type { StaffSecrets } from "./staff-secrets.ts";

const howMany = 10;
/** Without letters and figures that look alike on paper. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const length = 10;

/** Ten new recovery codes in the place of the old ones: `KQ7VW-2ZPMD`. Shown once; only their digests are kept. */
export async function replaceRecoveryCodes(
  tx: Sql,
  secrets: StaffSecrets,
  staffId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.query("delete from staff_recovery_code where staff_id = $1", [staffId]);
  await tx.query(
    "insert into staff_recovery_code (staff_id, digest) select $1, digest from unnest($2::text[]) as digest",
    [staffId, codes.map((code) => secrets.digest(code, staffId))],
  );
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/** A recovery code as it is digested, however it was typed; undefined for what cannot be one. */
export function normalRecoveryCode(typed: string): string | undefined {
  const normal = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return normal.length === length ? normal : undefined;
}

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

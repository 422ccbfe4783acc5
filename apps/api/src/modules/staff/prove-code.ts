import type { Sql } from "#api/platform/database/port.ts";
import { stepOfCode } from "./one-time-codes.ts";
import { normalRecoveryCode } from "./recovery-codes.ts";
import type { StaffSecrets } from "./staff-secrets.ts";

/** So many wrong codes in a row close the way in for so many minutes. */
export const wrongCodes = { most: 5, lockMinutes: 15 };

interface CodeRow {
  readonly code_secret: string | null;
  readonly used_code_steps: readonly number[];
  readonly is_locked: boolean;
}

/**
 * Takes a one-time code or a recovery code of someone of the staff, once. The person's row is locked meanwhile: of many guesses
 * at the same moment no more than five are tried. A wrong one must be committed, too.
 */
export async function proveCode(
  tx: Sql,
  secrets: StaffSecrets,
  staffId: string,
  code: string,
): Promise<"right" | "wrong" | "locked"> {
  const [row] = await tx.query<CodeRow>(
    `select code_secret, used_code_steps, coalesce(locked_until > now(), false) as is_locked
     from staff_person where id = $1 and ended_at is null for update`,
    [staffId],
  );
  if (row === undefined) return "wrong";
  if (row.is_locked) return "locked";
  if (
    (await takeOneTimeCode(tx, secrets, staffId, code, row)) ||
    (await takeRecoveryCode(tx, secrets, staffId, code))
  ) {
    await tx.query("update staff_person set wrong_codes = 0, locked_until = null where id = $1", [staffId]);
    return "right";
  }
  await tx.query(
    `update staff_person set wrong_codes = (wrong_codes + 1) % $2,
       locked_until = case when wrong_codes + 1 >= $2 then now() + make_interval(mins => $3) end
     where id = $1`,
    [staffId, wrongCodes.most, wrongCodes.lockMinutes],
  );
  return "wrong";
}

async function takeOneTimeCode(
  tx: Sql,
  secrets: StaffSecrets,
  staffId: string,
  code: string,
  { code_secret: sealed, used_code_steps: used }: CodeRow,
): Promise<boolean> {
  const secret = sealed === null ? undefined : secrets.open(sealed, staffId);
  const step = secret === undefined ? undefined : stepOfCode(secret, code.replaceAll(/\s/g, ""), used);
  if (step === undefined) return false;
  // What is older than the steps that are looked at cannot open any more.
  const kept = [...used.filter((each) => each >= step - 2), step];
  await tx.query("update staff_person set used_code_steps = $2::bigint[] where id = $1", [staffId, kept]);
  return true;
}

async function takeRecoveryCode(
  tx: Sql,
  secrets: StaffSecrets,
  staffId: string,
  code: string,
): Promise<boolean> {
  const normal = normalRecoveryCode(code);
  if (normal === undefined) return false;
  const used = await tx.query(
    `update staff_recovery_code set used_at = now()
     where staff_id = $1 and digest = $2 and used_at is null returning 1`,
    [staffId, secrets.digest(normal, staffId)],
  );
  return used.length > 0;
}

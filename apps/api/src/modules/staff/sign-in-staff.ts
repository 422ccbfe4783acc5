import type { SignInHeaders } from "#api/modules/sessions/begin-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { countAccountGuess } from "#api/platform/limits/account-guesses.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { dummyHash, isPasswordOf } from "#api/platform/passwords/password-hash.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { proveCode } from "./prove-code.ts";
import type { StaffSecrets } from "./staff-secrets.ts";
import type { StaffSession } from "./staff-session.ts";

const guessLimits = {
  own: "staffAccountGuesses",
  brake: "staffAccountBrake",
  braked: "staffBrakedGuesses",
} as const;

type SignedIn =
  | { readonly kind: "open"; readonly session: StaffSession; readonly cookie: string }
  | { readonly kind: "wrong" }
  | { readonly kind: "limited"; readonly retryAfterSeconds: number };

/**
 * Signs someone of the staff in by password and code. A code is looked at only behind the right password: a stranger locks no
 * one out. Each failure of a known account is an entry of the audit.
 */
export async function signInStaff(
  deps: {
    readonly db: Database;
    readonly limiter: Limiter;
    readonly secrets: StaffSecrets;
    readonly isSecure: boolean;
  },
  input: { readonly email: string; readonly password: string; readonly code: string },
  from: { readonly network: string; readonly headers: SignInHeaders },
): Promise<SignedIn> {
  const { db, limiter, secrets, isSecure } = deps;
  const account = input.email.toLowerCase();
  const guess = await countAccountGuess(limiter, guessLimits, account, from.network);
  if (!guess.verdict.allowed) return { kind: "limited", retryAfterSeconds: guess.verdict.retryAfterSeconds };
  const [person] = await db.query<{ id: string; email: string; password_hash: string }>(
    `select id, email, password_hash from staff_person
     where email_key = $1 and ended_at is null and password_hash is not null`,
    [account],
  );
  // Verified in every case, so that neither the words nor the time reveal who works here.
  const isRight = await isPasswordOf(input.password, person?.password_hash ?? dummyHash);
  if (person === undefined) return { kind: "wrong" };
  const fail = (tx: Pick<Database, "query">, why: string) =>
    writeAudit(tx, {
      actor: { kind: "nobody" },
      act: "desk.sign-in-failed",
      subject: person.email,
      before: null,
      after: { why },
    });
  if (!isRight) {
    await fail(db, "password");
    return { kind: "wrong" };
  }
  await guess.undoCount();
  return db.transaction(async (tx): Promise<SignedIn> => {
    const proof = await proveCode(tx, secrets, person.id, input.code);
    const [still] = await tx.query("select 1 from staff_person where id = $1 and password_hash = $2", [
      person.id,
      person.password_hash,
    ]);
    if (proof !== "right" || still === undefined) {
      await fail(tx, proof === "locked" ? "too many wrong codes" : "code");
      return { kind: "wrong" };
    }
    return { kind: "open", ...(await openStaffSession(tx, person.id, from.headers, isSecure)) };
  });
}

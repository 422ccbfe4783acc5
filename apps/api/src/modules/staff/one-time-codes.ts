import { timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;
/** 160 bits, as long as SHA-1's own digest. @source RFC 4226 section 4, R6 */
const secretBytes = 20;

/** A new secret of one-time codes, in base32. */
export function newCodeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * The step of 30 seconds that a code belongs to: now, the one before or the one after, for clocks that differ.
 * @param used steps whose code has opened already
 * @returns undefined for a wrong code and for a used one
 * @source RFC 6238 section 5.2
 */
export function stepOfCode(
  secret: string,
  code: string,
  used: readonly number[],
  now: number = Date.now(),
): number | undefined {
  const current = Math.floor(now / (stepSeconds * 1000));
  const typed = Buffer.from(code);
  return [current, current - 1, current + 1].find((step) => {
    const expected = Buffer.from(codeAt(secret, step * stepSeconds * 1000));
    return typed.length === expected.length && timingSafeEqual(typed, expected) && !used.includes(step);
  });
}

/** The code of a moment, as the person's phone shows it. @param moment in milliseconds */
export function codeAt(secret: string, moment: number): string {
  return oneTimeCodes(secret).generate({ timestamp: moment });
}

/** The address that a phone's code app reads from a picture, where the code stands under the shop's name. */
export function codeAppAddress(secret: string, email: string, shopName: string): string {
  return oneTimeCodes(secret, { issuer: `${shopName} desk`, label: email }).toString();
}

function oneTimeCodes(secret: string, names?: { readonly issuer: string; readonly label: string }): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
  });
}

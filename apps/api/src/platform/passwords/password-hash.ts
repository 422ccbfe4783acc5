import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs: 2^exponent blocks, `times` over. Each hash names its own, so that they can be raised later. */
interface HashCosts {
  readonly exponent: number;
  readonly blocks: number;
  readonly times: number;
}

/**
 * 2^15 blocks of 8, three times over: 32 MiB and about a sixth of a second of one core.
 * @source OWASP Password Storage Cheat Sheet, "scrypt": N=2^15, r=8, p=3
 */
const hashCosts: HashCosts = { exponent: 15, blocks: 8, times: 3 };
const keyBytes = 32;

/**
 * A hash of no real password, of the same costs: verifying against it takes as long as against a real one, so that the
 * time does not reveal which e-mails have an account.
 */
export const dummyHash = "scrypt$15$8$3$-0bddS8YzEm-20KC0gPoUQ$bDsEu0gpPqUT_ITH4_KCzFwk9srbSquLsMJjmByaesM";

/** The hash of a password with a salt of its own: `scrypt$exponent$blocks$times$salt$key`. */
export async function hashPassword(password: string, costs: HashCosts = hashCosts): Promise<string> {
  const salt = randomBytes(16);
  const key = await derived(password, salt, keyBytes, optionsOf(costs));
  const { exponent, blocks, times } = costs;
  return ["scrypt", exponent, blocks, times, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether a password is the one of a hash, by the costs that the hash names. */
export async function isPasswordOf(password: string, hash: string): Promise<boolean> {
  const parts = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parts) throw new Error("a kept password hash cannot be read");
  const [, exponent, blocks, times, salt = "", key = ""] = parts;
  const expected = Buffer.from(key, "base64url");
  const options = optionsOf({ exponent: Number(exponent), blocks: Number(blocks), times: Number(times) });
  const found = await derived(password, Buffer.from(salt, "base64url"), expected.length, options);
  return timingSafeEqual(found, expected);
}

function optionsOf({ exponent, blocks, times }: HashCosts): ScryptOptions {
  const cost = 2 ** exponent;
  return { N: cost, r: blocks, p: times, maxmem: 256 * cost * blocks };
}

function derived(password: string, salt: Buffer, bytes: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters can be typed in two ways ("é" as one sign or two); both are the same password.
    scrypt(password.normalize("NFC"), salt, bytes, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    );
  });
}

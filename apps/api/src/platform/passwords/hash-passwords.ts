import { hashPassword } from "./password-hash.ts";

type Hashed<Person> = Omit<Person, "password"> & { readonly passwordHash: string };

/**
 * People with the hashes of their passwords, one after the other, so that a process that ends waits for one hash at most.
 * @param stop ends it between two people
 * @returns undefined when it was stopped
 */
export async function hashPasswords<Person extends { readonly password: string }>(
  people: readonly Person[],
  stop?: AbortSignal,
): Promise<Hashed<Person>[] | undefined> {
  const hashed: Hashed<Person>[] = [];
  for (const { password, ...person } of people) {
    if (stop?.aborted) return undefined;
    hashed.push({ ...person, passwordHash: await hashPassword(password) });
  }
  return hashed;
}

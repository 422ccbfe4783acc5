import { hashPassword } from "./password-hash.ts";

type Hashed<Person> = Omit<Person, "password"> & { readonly passwordHash: string };

/**
 * People with the hashes of their passwords.
 * @param stop a process that ends does not wait for them
 * @returns undefined when it was stopped
 */
export async function hashPasswords<Person extends { readonly password: string }>(
  people: readonly Person[],
  stop?: AbortSignal,
): Promise<Hashed<Person>[] | undefined> {
  if (stop?.aborted) return undefined;
  const stopped = new Promise<undefined>((resolve) => {
    stop?.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const hashed = people.map(async ({ password, ...person }) => ({
    ...person,
    passwordHash: await hashPassword(password),
  }));
  return Promise.race([stopped, Promise.all(hashed)]);
}

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { type Provider, providers } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import { emailKey, type PoolStore } from "../store/pool-store.ts";
import { samplePeople } from "./sample-people.ts";

const typedPerson = z.object({
  email: z.email(),
  given_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Left out: as the provider usually says. */
  email_verified: z.optional(z.enum(["true", "false"])),
});

/** Who was chosen or typed on a stand-in's page; null when neither is complete. */
export function readSocialPerson(form: Readonly<Record<string, unknown>>) {
  const sample = samplePeople.find(({ id }) => id === form.person);
  if (sample !== undefined) return { ...sample, email_verified: undefined };
  const typed = typedPerson.safeParse(form);
  if (!typed.success) return null;
  const { given_name, email_verified } = typed.data;
  const email = emailKey(typed.data.email);
  const id = createHash("sha256").update(email).digest("hex").slice(0, 16);
  return { id, email, given_name, email_verified };
}
export type SocialPerson = NonNullable<ReturnType<typeof readSocialPerson>>;

/** The pool's user for that person, made on the first visit and brought up to date on later ones. */
export function socialUser(store: PoolStore, provider: Provider, person: SocialPerson): PoolUser {
  const { id, email_verified = String(providers[provider].verifiesEmail), ...attributes } = person;
  const username = `${provider}_${id}`;
  const known = store.findUser(username);
  const user: PoolUser = known ?? {
    username,
    sub: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    status: "EXTERNAL_PROVIDER",
    attributes: {},
    identity: { userId: id, providerName: provider, dateCreated: String(Date.now()) },
  };
  Object.assign(user.attributes, attributes, { email_verified });
  store.putUser(user);
  return user;
}

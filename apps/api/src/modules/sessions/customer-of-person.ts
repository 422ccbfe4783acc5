import type { VerifiedPerson } from "@precise/auth/server-token-verifier";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * The customer for someone whom the identity provider vouches for, made on the first visit.
 *
 * People are known by the provider's subject. A new subject joins an existing customer only where the provider has
 * verified the e-mail on both sides: an unverified one (Facebook's always) would let anybody take an account over.
 * @returns the customer's id
 * @source design "Sign-in"
 */
export async function customerOfPerson(tx: Sql, person: VerifiedPerson): Promise<string> {
  const { subject, email, isEmailVerified, givenName } = person;
  const emailKey = email.toLowerCase();
  // Two first visits of one person at once would make two customers: of one subject, whose e-mail may just have become another,
  // and of one e-mail. These locks are taken in this order alone.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 41))", [subject]);
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 40))", [emailKey]);
  const [known] = await tx.query<{ id: string }>(
    `update customer c set email = $2, email_key = $3, is_email_verified = $4, signed_in_at = now(),
       firstname = case when c.firstname = '' then $5 else c.firstname end
     from customer_identity i where i.subject = $1 and c.id = i.customer_id returning c.id`,
    [subject, email, emailKey, isEmailVerified, givenName],
  );
  if (known) return known.id;
  const id =
    (isEmailVerified ? await joined(tx, emailKey) : undefined) ??
    (await insertCustomer(tx, person, emailKey));
  await tx.query("insert into customer_identity (subject, customer_id) values ($1, $2)", [subject, id]);
  return id;
}

async function joined(tx: Sql, emailKey: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update customer set signed_in_at = now() where id = (
       select id from customer where email_key = $1 and is_email_verified order by created_at, id limit 1)
     returning id`,
    [emailKey],
  );
  return row?.id;
}

async function insertCustomer(tx: Sql, person: VerifiedPerson, emailKey: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into customer (email, email_key, is_email_verified, firstname) values ($1, $2, $3, $4) returning id",
    [person.email, emailKey, person.isEmailVerified, person.givenName],
  );
  if (row === undefined) throw new Error("a customer was inserted and is not there");
  return row.id;
}

import { rowsOfNobody, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const newsletterTables: Tables = {
  newsletter_consent: {
    also: ["desk/people"],
    words: "erased: the row goes",
    erase: { goesWith: "newsletter_subscription" },
    begin: "goes with its subscription",
  },
  newsletter_subscription: {
    also: ["accounts", "desk/people"],
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from newsletter_subscription where email_key = $1"] },
    copy: {
      newsletter: `select n.email, n.status, k.at, k.act, k.consent_text
    from newsletter_subscription n join person on person.email_key = n.email_key
    join newsletter_consent k on k.subscription_id = n.id order by k.position`,
    },
    // With the proof that consent was given.
    old: {
      sweep: "newsletter",
      condition: `status = 'unsubscribed' and not exists (select 1 from newsletter_consent k
        where k.subscription_id = s.id and k.at > now() - $1::interval)`,
      kept: ["newsletterProof"],
    },
    begin: rowsOfNobody("email"),
  },
};

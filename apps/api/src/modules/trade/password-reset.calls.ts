import { randomUUID } from "node:crypto";
import type { clientPasswordCalls } from "@precise/contract/trade/password-reset";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { dropMailUnless } from "#api/platform/mail/queue-mail.ts";
import { dummyHash, hashPassword, isPasswordOf } from "#api/platform/passwords/password-hash.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { endSessionsOfPerson } from "./client-session-rows.ts";
import { forgetGuesses } from "./count-guess.ts";
import { openPasswordToken, passwordMark } from "./password-link.ts";
import { emailKeyOf, findLoginPerson, readLoginPerson, replacePasswordHash } from "./person-rows.ts";
import { queueTradeMail } from "./trade-mails.ts";

const linkNotValid = failure(404, "link_not_valid", "This link is not valid or has expired.");

/** A new password for a person who has forgotten theirs: by a link to the account's own e-mail. @source decision 021 */
export function passwordResetHandlers(deps: {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
}): Answers<typeof clientPasswordCalls> {
  const { db, limiter, links } = deps;
  return {
    requestClientPasswordLink: {
      limit: "clientPasswordLinks",
      async handle({ body: { email } }) {
        const verdict = await limiter.count("clientPasswordLinkAddress", emailKeyOf(email));
        await db.transaction(async (tx) => {
          const person = await findLoginPerson(tx, email);
          // The same statements in every case, so that neither the words nor the time reveal which accounts there are: a
          // mail to no one is dropped before anyone else can see it.
          const event = await queueTradeMail(tx, `password-link:${randomUUID()}`, {
            kind: "trade_password_link",
            email: person?.email ?? email,
            firstname: person?.firstname ?? "",
            person: person?.id ?? "",
            mark: passwordMark(person?.passwordHash ?? dummyHash),
          });
          await dropMailUnless(tx, event, verdict.allowed && person?.isOpen === true);
        });
        return answer({ sent: true });
      },
    },

    resetClientPassword: {
      limit: "clientPasswordLinks",
      async handle({ body: { token, password }, network }) {
        const link = openPasswordToken(links, token);
        const person = link && (await readLoginPerson(db, link.personId));
        if (!person?.isOpen || passwordMark(person.passwordHash) !== link?.mark) return linkNotValid;
        if (await isPasswordOf(password, person.passwordHash)) {
          const field = "password";
          return failure(422, "password_not_new", "Choose a password that is not your current one.", {
            field,
          });
        }
        const passwordHash = await hashPassword(password);
        const isChanged = await db.transaction(async (tx) => {
          // Of two tries with one link at the same moment the second finds another hash.
          if (!(await replacePasswordHash(tx, person, passwordHash))) return false;
          await endSessionsOfPerson(tx, person.id);
          const { email, firstname } = person;
          await queueTradeMail(tx, `password-changed:${person.id}:${passwordMark(passwordHash)}`, {
            kind: "trade_password_changed",
            email,
            firstname,
          });
          return true;
        });
        if (!isChanged) return linkNotValid;
        // They were guesses at the old one.
        await forgetGuesses(limiter, person.email, network);
        return answer({ changed: true });
      },
    },
  };
}

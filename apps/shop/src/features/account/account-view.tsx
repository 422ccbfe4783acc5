import type { SessionEntry } from "@precise/api-client/session";
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import type { Account, SavedAddress } from "@precise/contract/account";
import { newsletterConsentText } from "@precise/contract/newsletter";
import { Container } from "@precise/ui/components/layout";
import Link from "next/link";
import { routes } from "../../shell/route-table.ts";
import * as css from "./account.css.ts";
import { accountCopy as copy } from "./account-copy.ts";
import { AddressBook } from "./address-book.client.tsx";
import { NewsletterPart } from "./newsletter-part.client.tsx";
import { PasswordForm } from "./password-form.client.tsx";
import { ProfileForm } from "./profile-form.client.tsx";
import { RecordsPart } from "./records-part.client.tsx";
import { SessionList } from "./session-list.client.tsx";
import { SignOutForm } from "./sign-out-form.client.tsx";

/** My account: who one is here, and everything that one may change about it. */
export function AccountView(props: {
  readonly auth: AuthEnvironment;
  readonly account: Account;
  readonly addresses: readonly SavedAddress[];
  readonly sessions: readonly SessionEntry[];
}) {
  const { auth, account, addresses, sessions } = props;
  return (
    <Container>
      <div className={css.page}>
        <header className={css.head}>
          <h1>{copy.title(account.firstname)}</h1>
          <SignOutForm />
        </header>
        <nav aria-label={copy.metaTitle}>
          <ul className={css.places} role="list">
            <li>
              <Link href={routes.orders.href} prefetch={false}>
                {copy.places.orders}
              </Link>
            </li>
            <li>
              <Link href={routes.wishlist.href} prefetch={false}>
                {copy.places.wishlist}
              </Link>
            </li>
            <li>
              <Link href={routes.cart.href} prefetch={false}>
                {copy.places.cart}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={css.parts}>
          <ProfileForm account={account} />
          <AddressBook addresses={addresses} />
          <PasswordForm auth={auth} email={account.email} />
          <SessionList sessions={sessions} />
          {account.email_verified && <NewsletterPart account={account} consent={newsletterConsentText} />}
          <RecordsPart auth={auth} email={account.email} />
        </div>
      </div>
    </Container>
  );
}

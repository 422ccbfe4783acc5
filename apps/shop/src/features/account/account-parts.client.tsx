"use client";
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import type { Account, SavedAddress } from "@precise/contract/shop/account";
import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import type { SessionEntry } from "@precise/contract/shop/session";
import { AddressBook } from "./address-book.client.tsx";
import { NewsletterPart } from "./newsletter-part.client.tsx";
import { PasswordForm } from "./password-form.client.tsx";
import { ProfileForm } from "./profile-form.client.tsx";
import { RecordsPart } from "./records-part.client.tsx";
import { SessionList } from "./session-list.client.tsx";

export interface AccountPartsProps {
  readonly auth: AuthEnvironment;
  readonly account: Account;
  readonly addresses: readonly SavedAddress[];
  readonly sessions: readonly SessionEntry[];
}

/** What a shopper can change about an account. */
export function AccountParts({ auth, account, addresses, sessions }: AccountPartsProps) {
  return (
    <>
      <ProfileForm account={account} />
      <AddressBook addresses={addresses} />
      <PasswordForm auth={auth} email={account.email} />
      <SessionList sessions={sessions} />
      {account.email_verified && <NewsletterPart account={account} consent={newsletterConsentText} />}
      <RecordsPart auth={auth} email={account.email} />
    </>
  );
}

import { phoneText } from "@precise/contract/nigeria/phone";
import type { ClientUser } from "@precise/contract/trade/session";
import { Alert } from "@precise/ui/components/feedback/alert";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { FormPage } from "@precise/ui/components/layout/form-page";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { LogOutForm } from "#trade/base/session/log-out-form.client.tsx";
import * as css from "./account.css.ts";
import { accountCopy as copy } from "./account-copy.ts";

/** Who is signed in, for which company, at which prices; password and sign-out. */
export function AccountView({ user, isChanged }: { readonly user: ClientUser; readonly isChanged: boolean }) {
  const rows = [
    [copy.person, `${user.firstname} ${user.lastname}`],
    [copy.company, user.company.name],
    [copy.email, user.email],
    [copy.phone, phoneText(user.phone)],
    [copy.priceList, user.company.price_list],
  ].filter(([, text]) => text !== "");
  return (
    <FormPage title={copy.title}>
      {isChanged && <Alert tone="positive">{copy.changed}</Alert>}
      <dl className={css.facts}>
        {rows.map(([label, text]) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href="/orders" Link={IntentLink} tone="secondary" fill>
        {copy.orders}
      </ButtonLink>
      <ButtonLink href="/password" Link={IntentLink} tone="secondary" fill>
        {copy.changePassword}
      </ButtonLink>
      <LogOutForm className={css.logOut} />
    </FormPage>
  );
}

import { Container } from "@precise/ui/components/layout/layout";
import Link from "next/link";
import { routes } from "#shop/base/routes/route-table.ts";
import { LeaveWithSession } from "#shop/base/session/leave-with-session.client.tsx";
import * as css from "./account.css.ts";
import { accountCopy as copy } from "./account-copy.ts";
import type { AccountPartsProps } from "./account-parts.client.tsx";
import { SignOutForm } from "./sign-out-form.client.tsx";
import { SignedInParts } from "./signed-in-parts.client.tsx";

/** My account: who one is here, and everything that one may change about it. */
export function AccountView(props: AccountPartsProps) {
  const { account } = props;
  return (
    <Container>
      <LeaveWithSession />
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
              <Link href={routes.myLights.href} prefetch={false}>
                {copy.places.lights}
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
          <SignedInParts {...props} />
        </div>
      </div>
    </Container>
  );
}

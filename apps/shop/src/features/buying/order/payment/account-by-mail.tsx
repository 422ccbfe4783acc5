import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "../order-view.css.ts";
import { accountCopy as copy } from "../refund-account/refund-account-copy.ts";

/** Points to the mail whose link names the account of a refund, and has it sent again. */
export function AccountByMail({ number, isMailed }: { readonly number: string; readonly isMailed: boolean }) {
  return (
    <SubmitOnce className={css.accountForm} method="post" action={`${orderPage(number)}/refund-account`}>
      {isMailed && <Alert tone="positive">{copy.mailed}</Alert>}
      <input type="hidden" name="intent" value="mail" />
      <p className={css.muted}>{copy.byMail}</p>
      <div>
        <Button type="submit" tone="secondary">
          {copy.mailAgain}
        </Button>
      </div>
    </SubmitOnce>
  );
}

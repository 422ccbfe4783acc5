import type { SavedAddress } from "@precise/contract/account";
import { Button } from "@precise/ui/components/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import * as css from "./checkout.css.ts";
import { entriesOfAddress } from "./prefilled.ts";

const { delivery: copy } = checkoutCopy;

/** The addresses of the account where there is more than the one that the form holds already: one press takes one. */
export function SavedAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  if (addresses.length < 2) return null;
  return (
    <details>
      <summary className={css.summaryHandle}>{copy.otherAddress}</summary>
      <ul role="list">
        {addresses.map((saved) => {
          const { id, name, address } = saved;
          const where = [address.line1, address.lga, address.state].join(", ");
          return (
            <li key={id}>
              <SubmitOnce method="post" action="/checkout/save/delivery">
                {Object.entries(entriesOfAddress(saved)).map(([field, text]) => (
                  <input key={field} type="hidden" name={field} value={text} />
                ))}
                <p>{where}</p>
                <Button type="submit" tone="secondary">
                  {copy.use(name)}
                </Button>
              </SubmitOnce>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

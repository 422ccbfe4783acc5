import type { SavedAddress } from "@precise/contract/shop/account";
import { Button } from "@precise/ui/components/inputs/button";
import { checkoutCopy } from "./checkout-copy.ts";
import { entriesOfAddress } from "./prefilled.ts";
import { SavedAddressForm } from "./saved-address-form.client.tsx";
import * as css from "./saved-addresses.css.ts";

const { delivery: copy } = checkoutCopy;

/** The addresses of the account where there is more than the one that the form holds already: one press takes one. */
export function SavedAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  if (addresses.length < 2) return null;
  return (
    <details className={css.panel}>
      <summary className={css.handle}>{copy.otherAddress}</summary>
      <ul role="list">
        {addresses.map((saved) => {
          const { id, name, address } = saved;
          return (
            <li key={id}>
              <SavedAddressForm>
                {Object.entries(entriesOfAddress(saved)).map(([field, text]) => (
                  <input key={field} type="hidden" name={field} value={text} />
                ))}
                <div className={css.entry}>
                  <div>
                    <strong>{name}</strong>
                    <p className={css.where}>{[address.line1, address.lga, address.state].join(", ")}</p>
                  </div>
                  <Button type="submit" tone="secondary" aria-label={copy.hereNamed(name)}>
                    {copy.use}
                  </Button>
                </div>
              </SavedAddressForm>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

"use client";
import { sharedLineField } from "@precise/cart-core/shared-lines";
import { Button } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import * as css from "./bundle.css.ts";
import { bundleCopy as copy } from "./bundle-copy.ts";
import type { Bundle } from "./bundle-lines.ts";

/** A product with what it needs, each with a box: one press takes what is ticked. It works without scripts. @source design D20 */
export function BundleForm({ title, lines, total }: Bundle) {
  return (
    <section aria-labelledby="bundle">
      <AddLinesForm of="bundle" className={css.bundle}>
        {(isAdding) => (
          <>
            <h2 id="bundle">{title}</h2>
            <ul role="list">
              {lines.map(({ sku, href, quantity, text, note, price }) => (
                <li key={sku} className={css.line}>
                  <input
                    type="checkbox"
                    name={sharedLineField}
                    value={`${quantity}*${sku}`}
                    defaultChecked
                    aria-label={text}
                  />
                  <span>
                    {href === undefined ? <span>{text}</span> : <IntentLink href={href}>{text}</IntentLink>}
                    <span className={css.note}>{note}</span>
                  </span>
                  <b>{price}</b>
                </li>
              ))}
            </ul>
            <Button type="submit" tone="secondary" fill pending={isAdding}>
              <span className={css.whole}>{copy.addAll(total)}</span>
              <span className={css.part}>{copy.addTicked}</span>
            </Button>
          </>
        )}
      </AddLinesForm>
    </section>
  );
}

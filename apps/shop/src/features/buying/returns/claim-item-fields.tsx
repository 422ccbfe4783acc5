import { claimReasons } from "@precise/cart-core/claim-words";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import type { ReturnOptions } from "@precise/contract/shop/orders/returns";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { claimCopy as copy } from "./claim-copy.ts";
import { type ClaimEntries, entryOf } from "./claim-entries.ts";
import * as css from "./claim-form.css.ts";

/** The first is the one that both kinds of claim know. */
const reasons = ["faulty" as const, ...claimReasons.filter((reason) => reason !== "faulty")];

/** One article of the order: how many of it, why, and its serial number. @param start pieces where nothing was typed yet */
export function ClaimItemFields(props: {
  readonly item: ReturnOptions["items"][number];
  readonly place: number;
  readonly entries: ClaimEntries;
  readonly start: string;
}) {
  const { item, place, entries, start } = props;
  const { sku, name, left, warranty_until } = item;
  const typed = (field: string) => entryOf(entries, `${field}.${sku}`);
  return (
    // Named by a heading: a legend would stand across the card's edge.
    <fieldset className={css.item} aria-labelledby={`item-${place}`}>
      <h3 id={`item-${place}`} className={css.itemName}>
        {name}
      </h3>
      <p className={css.hint}>
        {sku} · {warranty_until === undefined ? copy.noWarranty : copy.warrantyUntil(dayText(warranty_until))}
      </p>
      {left === 0 ? (
        <p>{copy.allReturned}</p>
      ) : (
        <div className={css.fields}>
          <input type="hidden" name="sku" value={sku} />
          <TextField
            id={`quantity-${place}`}
            name={`quantity.${sku}`}
            label={copy.quantity(left)}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={typed("quantity") || start}
          />
          <SelectField
            id={`reason-${place}`}
            name={`reason.${sku}`}
            label={copy.reason}
            hint={copy.reasonHint}
            defaultValue={typed("reason") || "faulty"}
          >
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {copy.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextField
            id={`serial-${place}`}
            name={`serial.${sku}`}
            label={copy.serial}
            hint={copy.serialHint}
            optional
            maxLength={60}
            autoComplete="off"
            defaultValue={typed("serial")}
          />
        </div>
      )}
    </fieldset>
  );
}

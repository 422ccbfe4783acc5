"use client";
import { type SharedLine, sharedLineField } from "@precise/cart-core/shared-lines";
import { Button } from "@precise/ui/components/inputs/button";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";

/** Takes the lights of a plan into the cart with their bulbs: a plain form that works without scripts. */
export function PlanCart(props: {
  readonly lines: readonly SharedLine[];
  readonly name: string;
  readonly label: string;
}) {
  const { lines, name, label } = props;
  return (
    <AddLinesForm of="room" name={name}>
      {(isAdding) => (
        <>
          {lines.map(({ sku, quantity }) => (
            <input key={sku} type="hidden" name={sharedLineField} value={`${quantity}*${sku}`} />
          ))}
          <Button type="submit" fill pending={isAdding}>
            {label}
          </Button>
        </>
      )}
    </AddLinesForm>
  );
}

import type { Kobo } from "@precise/cart-core/money";
import { wireValue } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "../../components/submit-once.client.tsx";

/** Begins to pay an order online, once however often it is sent. @source design D14 */
export function StartPayment(props: {
  readonly action: string;
  readonly number: string;
  /** What its payer agrees to pay, in kobo. */
  readonly amount: Kobo;
  /** Part of the idempotency key: a new one for each page. */
  readonly attempt: string;
  readonly label: string;
}) {
  const { action, number, amount, attempt, label } = props;
  return (
    <SubmitOnce method="post" action={action}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="accepted_total" value={wireValue(amount)} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button type="submit">{label}</Button>
    </SubmitOnce>
  );
}

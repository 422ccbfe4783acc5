import { Button } from "@precise/ui/components/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { type SharedLine, sharedLineField } from "./shared-lines.ts";

/** Takes lines into the visitor's cart: beside what is in it, or in its place. */
export function TakeForm(props: {
  readonly lines: readonly SharedLine[];
  readonly intent: "add" | "replace";
  readonly label: string;
  /** Where the label alone does not say which lines. */
  readonly name?: string;
  readonly tone?: "primary" | "secondary";
}) {
  const { lines, intent, label, name, tone = intent === "add" ? "primary" : "secondary" } = props;
  return (
    <SubmitOnce method="post" action="/form/cart/shared">
      <input type="hidden" name="intent" value={intent} />
      {lines.map(({ sku, quantity }) => (
        <input key={sku} type="hidden" name={sharedLineField} value={`${quantity}*${sku}`} />
      ))}
      <Button type="submit" fill tone={tone} aria-label={name}>
        {label}
      </Button>
    </SubmitOnce>
  );
}

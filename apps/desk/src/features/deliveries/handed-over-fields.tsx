import { remittanceMethods } from "@precise/contract/desk/deliveries";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import type { Typed } from "./use-submit.ts";

const methodNames = { cash: "Cash", transfer: "Bank transfer", pos: "Card (POS)" } as const;

/** How money came: the way, a reference, a note. */
export function HandedOverFields(props: {
  readonly problems: { readonly reference?: string; readonly note?: string };
}) {
  const { problems } = props;
  return (
    <>
      <SelectField id="method" label="How" defaultValue="cash">
        {remittanceMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </SelectField>
      <TextField id="reference" label="Reference" optional autoComplete="off" error={problems.reference} />
      <TextField id="note" label="Note" optional autoComplete="off" error={problems.note} />
    </>
  );
}

/** The way that was chosen. */
export function methodOf(typed: Typed): (typeof remittanceMethods)[number] {
  return remittanceMethods.find((each) => each === typed("method")) ?? "cash";
}

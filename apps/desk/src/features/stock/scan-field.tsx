import { skuAsTyped } from "@precise/contract/wire/pasted-number";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useRef } from "react";
import { stack as form } from "#desk/styles/layouts.css.ts";
import { scan } from "./stock.css.ts";

/** One line for a scanner or for typing: Enter takes the item number, and the line is empty for the next. */
export function ScanField(props: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onScan: (sku: string) => void;
}) {
  const { id, onScan, ...texts } = props;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = skuAsTyped(field.current?.value ?? "");
    if (typed === "") return;
    if (field.current) field.current.value = "";
    onScan(typed);
  };
  return (
    <form className={`${form} ${scan}`} onSubmit={submit} noValidate>
      <TextField
        id={id}
        ref={field}
        {...texts}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </form>
  );
}

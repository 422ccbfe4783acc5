import { TextField } from "@precise/ui/components/inputs/text-field";
import type { ComponentProps } from "react";

/** An amount in naira, as people write it: 125,000 or 125,000.50. Its schema is `nairaEntry`. */
export function MoneyField(props: ComponentProps<typeof TextField>) {
  const { label, ...rest } = props;
  return <TextField {...rest} label={`${label} (₦)`} inputMode="decimal" autoComplete="off" />;
}

import { TextField } from "@precise/ui/components/inputs/text-field";
import type { ComponentProps } from "react";
import * as css from "./written-lines.css.ts";

type Field = Omit<ComponentProps<typeof TextField>, "label">;

/** From when and until when something counts. */
export function DaySpanFields(props: { readonly from: Field; readonly until: Field }) {
  return (
    <div className={css.pair}>
      <TextField
        label="From"
        type="date"
        hint="From the beginning of this day in Lagos; empty: from now on"
        optional
        {...props.from}
      />
      <TextField
        label="Until"
        type="date"
        hint="This day is not included: the last day is the one before"
        optional
        {...props.until}
      />
    </div>
  );
}

import { TextField } from "@precise/ui/components/inputs/text-field";
import type { ComponentProps } from "react";
import * as css from "./written-lines.css.ts";

type Field = Omit<ComponentProps<typeof TextField>, "label">;

/** The first and the last day on which something counts. */
export function DaySpanFields(props: { readonly from: Field; readonly lastDay: Field }) {
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
        label="Last day"
        type="date"
        hint="To the end of this day in Lagos; empty: without an end"
        optional
        {...props.lastDay}
      />
    </div>
  );
}

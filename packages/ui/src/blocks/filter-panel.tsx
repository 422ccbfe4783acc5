import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import * as css from "./filter-panel.css.ts";

export type FilterPanelGroup = {
  readonly code: string;
  readonly label: string;
  readonly isActive: boolean;
} & (
  | {
      readonly kind: "options";
      readonly options: readonly {
        readonly label: string;
        readonly value: string;
        readonly count: number;
        readonly isChosen: boolean;
      }[];
    }
  | {
      readonly kind: "range";
      readonly unit: string | undefined;
      readonly min: number;
      readonly max: number;
      readonly from: number | undefined;
      readonly to: number | undefined;
    }
);

/**
 * The filters of a listing as a GET form: it works without JavaScript, one parameter per box, the ends of a range as
 * `{code}.from` and `{code}.to`. `hidden` keeps what else the address says (the sort).
 */
export function FilterPanel(props: {
  readonly action: string;
  readonly groups: readonly FilterPanelGroup[];
  readonly activeCount: number;
  readonly hidden: Readonly<Record<string, string>>;
  readonly applyLabel: string;
  readonly children?: ReactNode;
}) {
  const { action, groups, activeCount, hidden, applyLabel, children } = props;
  return (
    <details className={css.panel}>
      <summary className={css.toggle}>
        Filters{activeCount > 0 && ` (${activeCount})`}
        <span aria-hidden="true">+</span>
      </summary>
      <form action={action} method="get" className={css.form} aria-label="Filters">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group, index) => (
          <details key={group.code} className={css.group} open={group.isActive || index < 3}>
            <summary className={css.groupTitle}>
              {group.label}
              {group.kind === "range" && group.unit && ` (${group.unit})`}
            </summary>
            {group.kind === "options" ? <Options group={group} /> : <Range group={group} />}
          </details>
        ))}
        {children}
        <div className={css.apply}>
          <Button type="submit" fill>
            {applyLabel}
          </Button>
        </div>
      </form>
    </details>
  );
}

function Options({ group }: { readonly group: Extract<FilterPanelGroup, { kind: "options" }> }) {
  return (
    <fieldset className={css.options} aria-label={group.label}>
      {group.options.map(({ label, value, count, isChosen }) => (
        <Checkbox
          key={value}
          name={group.code}
          value={value}
          label={label}
          count={count}
          defaultChecked={isChosen}
        />
      ))}
    </fieldset>
  );
}

function Range({ group }: { readonly group: Extract<FilterPanelGroup, { kind: "range" }> }) {
  const { code, label, unit, min, max, from, to } = group;
  const isPrice = code === "price";
  const inputMode = isPrice ? "numeric" : "decimal";
  return (
    <fieldset className={css.range} aria-label={label}>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className={css.rangeField}>
          <span>
            {end === "from" ? "From" : "To"}
            {isPrice ? " ₦" : unit && ` ${unit}`}
          </span>
          <input
            className={css.rangeInput}
            name={`${code}.${end}`}
            type="text"
            inputMode={inputMode}
            defaultValue={end === "from" ? from : to}
            placeholder={(end === "from" ? min : max).toLocaleString("en-NG")}
          />
        </label>
      ))}
    </fieldset>
  );
}

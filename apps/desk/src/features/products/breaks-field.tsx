import { Button } from "@precise/ui/components/inputs/button";
import { FieldError } from "@precise/ui/components/inputs/field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import * as layouts from "#desk/styles/layouts.css.ts";
import type { ProductEntries } from "./product-entries.ts";
import * as css from "./products.css.ts";

type Breaks = ProductEntries["quantity_breaks"];

/** What trade clients pay from how many pieces on. */
export function BreaksField(props: {
  readonly breaks: Breaks;
  readonly onChange: (breaks: Breaks) => void;
  readonly errorAt: (place: number, part: "from" | "trade_price") => string | undefined;
  readonly error: string | undefined;
}) {
  const { breaks, onChange, errorAt, error } = props;
  const set = (place: number, part: "from" | "trade_price", typed: string) =>
    onChange(breaks.map((each, at) => (at === place ? { ...each, [part]: typed } : each)));
  return (
    <fieldset className={layouts.plainGroup}>
      <legend className={css.groupName}>Quantity breaks</legend>
      <div className={layouts.stack}>
        <p className={css.hint}>
          {breaks.length === 0
            ? "None: trade clients pay the trade price for any number."
            : "Trade clients pay this for each piece from so many on."}
        </p>
        {breaks.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a break is its place among the others.
          <div key={place} className={css.breakRow}>
            <TextField
              id={`break-${place}-from`}
              label="From"
              inputMode="numeric"
              autoComplete="off"
              value={each.from}
              onChange={({ target }) => set(place, "from", target.value)}
              error={errorAt(place, "from")}
            />
            <TextField
              id={`break-${place}-price`}
              label="Trade price (₦)"
              inputMode="decimal"
              autoComplete="off"
              value={each.trade_price}
              onChange={({ target }) => set(place, "trade_price", target.value)}
              error={errorAt(place, "trade_price")}
            />
            <Button tone="secondary" onClick={() => onChange(breaks.filter((_, at) => at !== place))}>
              <DeskIcon name="trash" />
              <VisuallyHidden>Remove break {place + 1}</VisuallyHidden>
            </Button>
          </div>
        ))}
        <div>
          <Button tone="secondary" onClick={() => onChange([...breaks, { from: "", trade_price: "" }])}>
            Add a break
          </Button>
        </div>
        <FieldError id="quantity-breaks" error={error} />
      </div>
    </fieldset>
  );
}

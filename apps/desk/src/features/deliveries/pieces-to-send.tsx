import { nairaText } from "@precise/cart-core/money";
import { piecesOf } from "@precise/cart-core/part-shipments";
import type { DeliveryDetail } from "@precise/contract/desk/deliveries";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as layouts from "#desk/styles/layouts.css.ts";

/** How many pieces of an order's lines go now, by the line's place in the order; undefined: all that are to be sent. */
export type Going = Readonly<Record<number, number>> | undefined;

/** As the call takes it: lines that are not named stay. */
export function linesGoing(lines: DeliveryDetail["lines"], going: Going) {
  return going && lines.map(({ line, quantity }) => ({ line, quantity: going[line] ?? 0, of: quantity }));
}

/** What of an order goes now, all of it unless a part is chosen, and what that means for the money that is due. */
export function PiecesToSend(props: {
  readonly delivery: Pick<DeliveryDetail, "lines" | "due">;
  readonly going: Going;
  readonly problem: string | undefined;
  readonly onChange: (going: Going) => void;
}) {
  const { delivery, going, problem, onChange } = props;
  const { lines, due } = delivery;
  const all = piecesOf(lines);
  const now = piecesOf(linesGoing(lines, going) ?? lines);
  const every = Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity]));
  return (
    <>
      {(all > 1 || going) && (
        <SelectField
          id="what"
          label="What goes now"
          value={going ? "part" : "all"}
          error={problem}
          onChange={({ target }) => onChange(target.value === "part" ? every : undefined)}
        >
          <option value="all">All {all} pieces</option>
          <option value="part">A part, the rest later</option>
        </SelectField>
      )}
      {going && (
        <div className={layouts.stack}>
          {lines.map(({ line, sku, name, side_mark, quantity }) => (
            <TextField
              key={line}
              id={`line-${line}`}
              label={[sku, name, side_mark].filter(Boolean).join(" · ")}
              hint={`${quantity} to send`}
              inputMode="numeric"
              autoComplete="off"
              value={String(going[line] ?? 0)}
              onChange={({ target }) =>
                onChange({ ...going, [line]: Number(target.value.replaceAll(/\D/g, "").slice(0, 6)) })
              }
            />
          ))}
        </div>
      )}
      <p aria-live="polite">
        <span>{going && `${now} of ${all} pieces go now. `}</span>
        <span>{due.value > 0 && collectedText(nairaText(due.value), now < all)}</span>
      </p>
    </>
  );
}

/** The money of an order comes with the part that completes it. @source decision 137 */
function collectedText(due: string, isPart: boolean): string {
  return isPart
    ? `Nothing is collected with this part: ${due} comes with the last one.`
    : `${due} is collected when it is handed over.`;
}

import { mostRoomsOfLight, type OwnLight } from "@precise/contract/shop/light/my-lights";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { longestRoom, roomsOf, type TypedRoom } from "./hang-entries.ts";
import { lightAnchor } from "./light-anchor.ts";
import type { LightsForms } from "./lights-forms.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";

/** Lines that a form shows at first: one more with each room that is noted. */
const fewRows = 3;

/** Where the pieces of an article hang: a line for each room, folded away until it is wanted. */
export function HangForm({ light, forms }: { readonly light: OwnLight; readonly forms: LightsForms }) {
  const { order_number: number, sku, name, quantity, rooms } = light;
  const anchor = lightAnchor(number, sku);
  const { entries } = forms;
  const typed =
    forms.problem !== null && entries?.order === number && entries.sku === sku ? entries.rows : null;
  const read = typed && roomsOf(typed, quantity);
  const wrong = read && !read.ok ? read.wrong : null;
  const said = typed && forms.problem !== null ? copy.problems[forms.problem] : null;
  const kept = rooms.map(({ room, quantity: pieces }) => ({ room, pieces: String(pieces) }));
  const errorOf = (row: number, field: "room" | "pieces") =>
    wrong?.row === row && wrong.field === field ? copy.wrong(wrong.problem, quantity) : undefined;
  return (
    // Anyone who is quick opens it before React looks.
    <details className={css.rooms} open={typed !== null} suppressHydrationWarning>
      <summary className={css.roomsHandle}>{rooms.length > 0 ? copy.change : copy.say}</summary>
      <form
        className={css.roomsForm}
        method="post"
        action={`${orderPage(number)}/form/hang`}
        aria-label={copy.formOf(name)}
        noValidate
      >
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="of" value={quantity} />
        {forms.isOfAll && <input type="hidden" name="page" value="all" />}
        {said && <Alert tone="critical">{said}</Alert>}
        {quantity > 1 && <p className={css.hint}>{copy.restHint(quantity)}</p>}
        {linesOf(typed ?? kept, quantity).map(({ room, pieces }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
          <div key={row} className={quantity > 1 ? css.roomLine : undefined}>
            <TextField
              id={`${anchor}-room-${row}`}
              name="room"
              label={copy.room(row)}
              error={errorOf(row, "room")}
              autoFocus={errorOf(row, "room") !== undefined}
              required={false}
              list={forms.roomListId}
              maxLength={longestRoom}
              autoComplete="off"
              defaultValue={room}
            />
            {quantity > 1 && (
              <TextField
                id={`${anchor}-pieces-${row}`}
                name="pieces"
                label={copy.howMany(row)}
                error={errorOf(row, "pieces")}
                autoFocus={errorOf(row, "pieces") !== undefined}
                required={false}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                defaultValue={pieces}
              />
            )}
          </div>
        ))}
        {rooms.length >= fewRows && rooms.length < quantity && <p className={css.hint}>{copy.moreHint}</p>}
        {rooms.length > 0 && <p className={css.hint}>{copy.forgetHint}</p>}
        <div>
          <Button type="submit" tone="secondary">
            {copy.save}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** What is in the lines, and empty ones after it; one piece hangs in one room. */
function linesOf(filled: readonly TypedRoom[], quantity: number): readonly TypedRoom[] {
  const most = Math.min(quantity, mostRoomsOfLight);
  const count = Math.max(filled.length, Math.min(most, Math.max(fewRows, filled.length + 1)));
  return Array.from({ length: count }, (_, row) => filled[row] ?? { room: "", pieces: "" });
}

import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { Button } from "@precise/ui/components/inputs/button";
import { Input } from "@precise/ui/components/inputs/input";
import { searchPath } from "#shop/base/routes/search-path.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";

/** The same article once more, and a bulb for it; where it is not to be had, it says so and leads on. */
export function BuyAgain({ light, anchor }: { readonly light: OwnLight; readonly anchor: string }) {
  const { sku, name, urlPath, stock_status, bulb } = light;
  return (
    <div className={css.acts}>
      {stock_status === undefined ? (
        <p>
          {copy.notSold}{" "}
          <a className={css.link} href={searchPath(plainName(name))}>
            {copy.seeSimilar}
          </a>
        </p>
      ) : stock_status === "OUT_OF_STOCK" ? (
        <p>
          {copy.outOfStock}{" "}
          <a className={css.link} href={urlPath}>
            {copy.seeProduct}
          </a>
        </p>
      ) : (
        <AddForm id={`${anchor}-again`} sku={sku} name={name} quantity={1} act={copy.again} />
      )}
      {bulb && (
        <div className={css.bulb}>
          <p>
            {bulb.is_own ? copy.bulb.own : copy.bulb.fits}{" "}
            <a className={css.link} href={bulb.urlPath}>
              {bulb.name}
            </a>
            . {copy.bulb.needs(bulb.quantity, light.quantity)}
          </p>
          <AddForm
            id={`${anchor}-bulb`}
            sku={bulb.sku}
            name={bulb.name}
            quantity={bulb.quantity}
            act={bulb.is_own ? copy.bulb.ownAgain : copy.bulb.add}
          />
        </div>
      )}
    </div>
  );
}

function AddForm(props: {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly act: string;
}) {
  const { id, sku, name, quantity, act } = props;
  return (
    <form className={css.addForm} method="post" action="/form/cart/add">
      <input type="hidden" name="sku" value={sku} />
      <label className={css.addLabel} htmlFor={id}>
        {copy.againPieces}
      </label>
      <span className={css.addPieces}>
        <Input
          id={id}
          name="quantity"
          look="row"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={quantity}
        />
      </span>
      <Button type="submit" tone="secondary" aria-label={`${act}: ${name}`}>
        {act}
      </Button>
    </form>
  );
}

/** A name without its size and finish, so that a search finds its sisters: "Lekki Globe Pendant". */
function plainName(name: string): string {
  return name
    .replace(/,.*$/, "")
    .replace(/\s+\d.*$/, "")
    .trim();
}

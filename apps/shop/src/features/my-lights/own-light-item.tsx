import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Picture } from "@precise/web/components/picture";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { BuyAgain } from "./buy-again.tsx";
import { HangForm } from "./hang-form.tsx";
import { lightAnchor } from "./light-anchor.ts";
import type { PlacedLight } from "./lights-by-room.ts";
import type { LightsForms } from "./lights-forms.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";

const pictureSize = { sizes: "88px", mostPixels: 264 };

/** Pieces of an article in a room: what they are, and what can be done with them where the article stands first. */
export function OwnLightItem({
  placed,
  forms,
}: {
  readonly placed: PlacedLight;
  readonly forms: LightsForms;
}) {
  const { light, quantity, isFirst } = placed;
  const { order_number: number, name, image } = light;
  const anchor = lightAnchor(number, light.sku);
  const facts = factsOf(light);
  return (
    <div className={css.light} id={isFirst ? anchor : undefined}>
      <div className={css.picture}>{image && <Picture source={image} alt="" size={pictureSize} />}</div>
      <div className={css.words}>
        <p>
          <strong>{quantity} × </strong>
          {light.stock_status === undefined ? (
            <span>{name}</span>
          ) : (
            <a className={css.name} href={light.urlPath}>
              {name}
            </a>
          )}
        </p>
        {facts !== "" && <p className={css.muted}>{facts}</p>}
        {forms.isOfAll && (
          <p className={css.muted}>
            <a className={css.link} href={orderPage(number)}>
              {copy.order(number, lagosDayText(new Date(light.ordered_at)))}
            </a>
          </p>
        )}
        {isFirst && forms.saved === anchor && <Alert tone="positive">{copy.saved}</Alert>}
        {!isFirst && (
          <a className={css.elsewhere} href={`#${anchor}`} aria-label={`${copy.elsewhere}: ${name}`}>
            {copy.elsewhere}
          </a>
        )}
      </div>
      {isFirst && (
        <div className={css.controls}>
          <BuyAgain light={light} anchor={anchor} />
          <HangForm light={light} forms={forms} />
        </div>
      )}
    </div>
  );
}

function factsOf({ watts, lumens, lamp_base }: PlacedLight["light"]): string {
  return [
    ...(watts === undefined ? [] : [copy.watts(watts)]),
    ...(lumens === undefined ? [] : [copy.lumens(lumens)]),
    // A fitting without lamps states no watts of its own.
    ...(lamp_base === undefined ? [] : [watts === undefined ? copy.takes(lamp_base) : lamp_base]),
  ].join(" · ");
}

"use client";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { type CSSProperties, type ReactNode, useId } from "react";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { roomCopy as copy } from "./room-copy.ts";
import * as css from "./room-hotspots.css.ts";

/** A product in the picture. */
export interface Hotspot {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ReactNode;
  /** What all pieces and their bulbs cost. */
  readonly kobo: Kobo;
  /** Pieces in the picture, and the bulbs without which they give no light. */
  readonly pieces: number;
  readonly lamps?: { readonly sku: string; readonly name: string; readonly pieces: number };
  readonly isInStock: boolean;
  /** Percent of the picture from its top left corner. */
  readonly x: number;
  readonly y: number;
}

/**
 * Marks in a room's picture: each opens a small card on it, with its name, its price and the way into the cart. The browser opens
 * and closes it, by Escape and by a press beside it too, so it needs no scripts.
 */
export function RoomHotspots({ hotspots }: { readonly hotspots: readonly Hotspot[] }) {
  return hotspots.map((hotspot) => <Mark key={hotspot.sku} hotspot={hotspot} />);
}

function Mark({ hotspot }: { readonly hotspot: Hotspot }) {
  const { name, kobo, x, y } = hotspot;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.spot}
        style={{ left: `${x}%`, top: `${y}%` }}
        popoverTarget={id}
        aria-label={copy.mark(name, kobo)}
      >
        <span className={css.dot} />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={copy.inPicture}
        className={y > 50 ? css.card.above : css.card.below}
        style={{ "--x": x / 100, "--y": y / 100 } as CSSProperties}
      >
        <Card hotspot={hotspot} />
      </dialog>
    </>
  );
}

function Card({ hotspot }: { readonly hotspot: Hotspot }) {
  const { sku, name, href, picture, kobo, pieces, lamps, isInStock } = hotspot;
  const hint = lamps ? copy.withBulb(lamps.pieces) : "";
  return (
    <>
      <span className={css.picture}>{picture}</span>
      <p className={css.name}>
        <IntentLink href={href}>{copy.pieces(pieces, name)}</IntentLink>
      </p>
      <p className={css.price}>
        {formatNaira(kobo)} {hint && <span className={css.hint}>{hint}</span>}
      </p>
      <div className={css.add}>
        {isInStock ? (
          <AddLinesForm of="room" name={name}>
            {(isAdding) => (
              <>
                <LineInputs
                  lines={[
                    { sku, quantity: pieces },
                    ...(lamps ? [{ sku: lamps.sku, quantity: lamps.pieces }] : []),
                  ]}
                />
                <Button type="submit" fill pending={isAdding}>
                  {copy.addToCart}
                </Button>
              </>
            )}
          </AddLinesForm>
        ) : (
          <p className={css.hint}>{copy.outOfStock}</p>
        )}
      </div>
    </>
  );
}

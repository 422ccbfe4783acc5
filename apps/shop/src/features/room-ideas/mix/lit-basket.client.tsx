"use client";
import { addKobo } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useState } from "react";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { lightFigures, linesOf, type RoomFitting } from "./light-figures.ts";
import { type LightMix, mixHash } from "./light-mix.ts";
import * as css from "./lit-basket.css.ts";
import { mixCopy as copy } from "./mix-copy.ts";

/** What is on, in figures and naira, with the buttons: add to cart, and share. */
export function LitBasket({
  fittings,
  mix,
}: {
  readonly fittings: readonly RoomFitting[];
  readonly mix: LightMix;
}) {
  const [note, setNote] = useState("");
  const lit = fittings.filter(({ id }) => mix.fittings[id]?.isOn);
  const figures = lightFigures(fittings, mix);
  const forSale = lit.filter(({ kobo }) => kobo !== undefined);
  const lines = linesOf(forSale, mix);
  const kobo = addKobo(...forSale.flatMap((fitting) => fitting.kobo ?? []));

  async function copyLink(): Promise<void> {
    const address = new URL(`#${mixHash(mix)}`, window.location.href).href;
    setNote(
      await navigator.clipboard.writeText(address).then(
        () => copy.copied,
        () => copy.notCopied,
      ),
    );
  }
  return (
    <div className={css.basket}>
      <p className={css.figures}>{lit.length === 0 ? copy.nothingOn : copy.figures(figures)}</p>
      {figures.unknown.length > 0 && <p className={css.hint}>{copy.unknown(figures.unknown)}</p>}
      {lines.length > 0 && (
        <AddLinesForm of="room">
          {(isAdding) => (
            <>
              <LineInputs lines={lines} />
              <Button type="submit" fill pending={isAdding}>
                {copy.addLitFor(kobo)}
              </Button>
              {forSale.some(({ lamps }) => lamps) && <p className={css.hint}>{copy.withLamps}</p>}
            </>
          )}
        </AddLinesForm>
      )}
      <div>
        <TextButton onClick={() => void copyLink()}>{copy.copyLink}</TextButton>
      </div>
      <p className={css.hint} role="status">
        {note}
      </p>
    </div>
  );
}

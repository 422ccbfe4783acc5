"use client";
import { useAtom } from "jotai/react";
import type { FormEvent } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { chosenPriceBaseAtom } from "./prices.atoms.ts";
import { type PriceBase, pricesCookieName, pricesCookieSeconds } from "./prices-cookie.ts";
import * as css from "./prices-switch.css.ts";

const choices = [
  { base: "net", label: "Without VAT" },
  { base: "gross", label: "With VAT" },
] as const;

/**
 * Prices without or with VAT, remembered in this browser. Both are on the page, so nothing is fetched; without scripts it
 * posts to the area's own handler and comes back.
 * @param returnPath full path of this page with its query
 */
export function PricesSwitch({
  base,
  returnPath,
}: {
  readonly base: PriceBase;
  readonly returnPath: string;
}) {
  const [chosen, setChosen] = useAtom(chosenPriceBaseAtom);
  const choose = (event: FormEvent, next: PriceBase) => {
    event.preventDefault();
    setChosen(next);
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and this is one cookie.
    document.cookie = `${pricesCookieName}=${next}; Path=/clients; Max-Age=${pricesCookieSeconds}; SameSite=Lax${secure}`;
  };
  return (
    <form method="post" action={fullPath("/form/prices")}>
      <input type="hidden" name="return" value={returnPath} />
      <fieldset className={css.choices} aria-label="Prices">
        {choices.map((choice) => (
          <button
            key={choice.base}
            type="submit"
            name="base"
            value={choice.base}
            className={css.choice}
            aria-pressed={(chosen ?? base) === choice.base}
            onClick={(event) => choose(event, choice.base)}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

"use client";
import "consent-stylesheet";
import { Button } from "@precise/ui/components/inputs/button";
import { Icon } from "@precise/ui/components/text/icon";
import { usePathname } from "next/navigation";
import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";
import { purposes } from "./consent-choice.ts";
import { consentCopy as copy } from "./consent-copy.ts";
import * as css from "./consent-region.css.ts";

/** Cart, checkout and orders: nothing is asked there; an earlier choice holds. */
const isPurchasePage = /^\/(?:shopping-cart|checkout|order)(?:\/|$)/;

/**
 * Asks which scripts of others may run. Not a dialog: the page stays usable, and nothing is refused or allowed by going
 * on. Allowing and refusing weigh the same, and no box is ticked beforehand. Hidden until `ask-consent.ts` has something
 * to ask, which serves it without React.
 * @source design D23
 */
export function ConsentRegion({ scripts }: { readonly scripts: ThirdPartyScripts }) {
  const offered = purposes.filter((purpose) => scripts[purpose] !== undefined);
  const isQuiet = isPurchasePage.test(usePathname() ?? "");
  return (
    <section
      className={isQuiet ? css.quiet : css.region}
      aria-label={copy.region}
      data-consent={JSON.stringify(scripts)}
      hidden
      suppressHydrationWarning
    >
      <form className={css.card}>
        <div className={css.head}>
          <h2 className={css.title} tabIndex={-1}>
            {copy.titles[offered.length > 1 ? "both" : (offered[0] ?? "both")]}
          </h2>
          <button
            type="button"
            className={css.close}
            aria-label="Close"
            data-consent-act="close"
            hidden
            suppressHydrationWarning
          >
            <Icon name="x" />
          </button>
        </div>
        <p className={css.text}>{copy.text}</p>
        <div className={css.actions}>
          <Button tone="secondary" data-consent-act="all">
            {copy.allowAll}
          </Button>
          <Button tone="secondary" data-consent-act="none">
            {copy.refuseAll}
          </Button>
        </div>
        <details suppressHydrationWarning>
          <summary className={css.summary}>{copy.choose}</summary>
          {offered.map((purpose) => (
            <label key={purpose} className={css.purpose}>
              <input type="checkbox" name="purpose" value={purpose} className={css.box} autoComplete="off" />
              <span>
                <span className={css.purposeName}>{copy.purposes[purpose].name}</span>
                <span className={css.purposeText}>
                  {copy.purposes[purpose].text(new URL(scripts[purpose] ?? "").hostname)}
                </span>
              </span>
            </label>
          ))}
          <div className={css.save}>
            <Button type="submit" tone="secondary">
              {copy.save}
            </Button>
          </div>
        </details>
      </form>
    </section>
  );
}

"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { Icon } from "@precise/ui/components/text/icon";
import { useEffect, useRef } from "react";
import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";
import { type AllowedPurposes, purposes } from "./consent-choice.ts";
import { consentCopy as copy } from "./consent-copy.ts";
import * as css from "./consent-region.css.ts";

export interface ConsentRegionProps {
  readonly scripts: ThirdPartyScripts;
  /** What is allowed now; null where nothing was chosen yet. */
  readonly chosen: AllowedPurposes | null;
  /** The visitor opened it: the focus goes there. */
  readonly isWanted: boolean;
  readonly onDecide: (allowed: AllowedPurposes) => void;
  /** Leaves everything as it is; absent while nothing was chosen. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Asks which scripts of others may run. Not a dialog: the page stays usable, and nothing is refused or allowed by going
 * on. Allowing and refusing weigh the same, and no box is ticked beforehand.
 */
export function ConsentRegion({ scripts, chosen, isWanted, onDecide, onClose }: ConsentRegionProps) {
  const asked = purposes.filter((purpose) => scripts[purpose] !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);

  return (
    <section className={css.region} aria-label={copy.region}>
      <form
        className={css.card}
        onSubmit={(event) => {
          event.preventDefault();
          const ticked = new FormData(event.currentTarget).getAll("purpose");
          onDecide(asked.filter((purpose) => ticked.includes(purpose)));
        }}
      >
        <div className={css.head}>
          <h2 className={css.title} ref={heading} tabIndex={-1}>
            {copy.titles[asked.length > 1 ? "both" : (asked[0] ?? "both")]}
          </h2>
          {onClose && (
            <button type="button" className={css.close} aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        <p className={css.text}>{copy.text}</p>
        <div className={css.actions}>
          <Button tone="secondary" onClick={() => onDecide(asked)}>
            {copy.allowAll}
          </Button>
          <Button tone="secondary" onClick={() => onDecide([])}>
            {copy.refuseAll}
          </Button>
        </div>
        <details open={isWanted}>
          <summary className={css.summary}>{copy.choose}</summary>
          {asked.map((purpose) => (
            <label key={purpose} className={css.purpose}>
              <input
                type="checkbox"
                name="purpose"
                value={purpose}
                className={css.box}
                defaultChecked={chosen?.includes(purpose) ?? false}
              />
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

import { addressLines } from "@precise/cart-core/address-lines";
import { phoneText } from "@precise/contract/nigeria/phone";
import { StayLink } from "@precise/web/components/stay-link.client";
import type { ReactNode } from "react";
import { arrivalText, promisedTo } from "#shop/base/arrival-text.ts";
import * as css from "./checkout.css.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import { checkoutPage } from "./checkout-page.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { wayToPay } from "./payment-choices.ts";
import type { SectionState } from "./section-states.ts";
import { SectionTitle } from "./section-title.client.tsx";

type Open = Extract<CheckoutState, { kind: "open" }>;

/** A section of the checkout: open, or folded to a line with its way back, or only its title while others come first. */
export function CheckoutSection(props: {
  readonly step: CheckoutStep;
  readonly state: SectionState;
  readonly checkout: Pick<Open, "draft" | "options" | "promises" | "madeAt">;
  /** What is in it while it is open. */
  readonly children: ReactNode;
}) {
  const { step, state, checkout, children } = props;
  const id = `${step}-section`;
  const title = checkoutCopy.titles[step];
  if (state === "open" || state === "open-below") {
    return (
      <section className={state === "open" ? css.section : css.sectionBelow} aria-labelledby={id}>
        {state === "open" ? (
          <SectionTitle
            id={id}
            step={step}
            madeAt={checkout.madeAt}
            className={css.sectionTitle}
            title={title}
          />
        ) : (
          <h2 id={id} className={css.sectionTitle}>
            {title}
          </h2>
        )}
        <div className={css.sectionBody}>{children}</div>
      </section>
    );
  }
  const isDone = state === "done";
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id} className={isDone ? css.sectionTitle : css.titleAhead}>
          {title}
        </h2>
        {isDone && (
          <StayLink
            href={checkoutPage(step)}
            aria-label={checkoutCopy.changeNamed(checkoutCopy.steps[step])}
            className={css.change}
          >
            {checkoutCopy.change}
          </StayLink>
        )}
      </div>
      {isDone &&
        inLines(step, checkout).map((line) => (
          <p key={line} className={css.folded}>
            {line}
          </p>
        ))}
    </section>
  );
}

/** What was entered in a section; when it arrives is a line of its own. */
function inLines(
  step: CheckoutStep,
  { draft: { entries }, options, promises }: Pick<Open, "draft" | "options" | "promises">,
): readonly string[] {
  const isPickup = entries.method === "pickup";
  switch (step) {
    case "contact":
      return [
        inWords([`${entries.firstname} ${entries.lastname}`, entries.email, phoneText(entries.phone ?? "")]),
      ];
    case "delivery": {
      const showroom = options.showrooms.find(({ id }) => id === entries.showroom);
      const promised = isPickup ? undefined : promisedTo(promises, entries.state);
      const place = isPickup
        ? [checkoutCopy.delivery.pickup, showroom?.name, showroom?.address]
        : addressLines(entries);
      return [inWords([...place, entries.note]), ...(promised ? [arrivalText(promised)] : [])];
    }
    case "payment":
      return [wayToPay(options.payment_methods, entries.payment, isPickup) ?? ""];
    case "review":
      return [];
  }
}

function inWords(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

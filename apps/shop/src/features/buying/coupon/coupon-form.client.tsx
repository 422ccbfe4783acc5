"use client";
"use no memo";
import { nairaText } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/shop/cart";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { onReturn } from "@precise/web/shell/on-return";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { couponCopy as copy } from "./coupon-copy.ts";
import * as css from "./coupon-form.css.ts";
import { type CouponOutcome, type CouponWish, longestCode } from "./coupon-outcome.ts";
import type { CouponPage } from "./post-coupon.ts";

const action = "/form/cart/coupon";

/**
 * Voucher code of a cart: the one that counts, what is to be said about it, and a field for another. Plain forms; where
 * `onWish` is given they stay on the page instead.
 * @source design D3, D20, design "Cart page"
 */
export function CouponForm(props: {
  readonly cart: Pick<Cart, "applied_coupons" | "coupon_notices">;
  /** The page with the form. */
  readonly from: CouponPage;
  /** What a plain form has come to. */
  readonly found: CouponOutcome | null;
  readonly onWish?: (change: CouponWish) => Promise<CouponOutcome>;
}) {
  const { cart, from, onWish } = props;
  const [outcome, setOutcome] = useState(props.found);
  const [isPending, setIsPending] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const refused = outcome?.kind === "refused" ? outcome : null;
  const applied = cart.applied_coupons[0]?.code;
  // An order was refused because of the code that is on the cart, not one that was typed here.
  const isAboutApplied = refused !== null && refused.code === "" && applied !== undefined;
  // Which code has made room follows from what was asked, also on the page after a plain form.
  const notices = cart.coupon_notices?.filter(({ kind }) => kind !== "replaced") ?? [];
  const refusal = refused && ("problem" in refused ? copy.problems[refused.problem] : refused.reason);

  // A page restored by Back from the browser's memory must be usable again.
  useEffect(() => onReturn(() => setIsPending(false)), []);

  async function ask(change: CouponWish): Promise<void> {
    const next = await onWish?.(change);
    setIsPending(false);
    if (!next) return;
    setOutcome(next);
    if (next.kind === "refused") document.getElementById("coupon-code")?.focus();
    else place.current?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isPending) {
      event.preventDefault();
      return;
    }
    setIsPending(true);
    if (!onWish) return;
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const code = String(entries.get("code") ?? "").trim();
    const intent = entries.get("intent");
    if (intent === "remove") void ask({ code: null });
    else void ask({ code, anyway: intent === "anyway" });
  }

  function leaveOff(event: FormEvent): void {
    if (!onWish) return;
    event.preventDefault();
    setOutcome(null);
  }

  const form = { method: "post" as const, action, onSubmit };
  const hidden = (intent: "apply" | "anyway" | "remove", code?: string) => (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="intent" value={intent} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
    </>
  );
  const anyway = (code: string) => (
    <form {...form}>
      {hidden("anyway", code)}
      <Button type="submit" tone="secondary">
        {copy.anyway}
      </Button>
    </form>
  );
  const removeForm = (code: string) => (
    <form {...form}>
      {hidden("remove")}
      <Button type="submit" tone="quiet" aria-label={copy.removeNamed(code)}>
        {copy.remove}
      </Button>
    </form>
  );

  return (
    <div id="coupon" ref={place} tabIndex={-1} className={css.part}>
      {isAboutApplied && <Alert tone="critical">{refusal}</Alert>}
      {applied !== undefined && (
        <div className={css.applied}>
          <p className={css.code}>{copy.applied(applied)}</p>
          {removeForm(applied)}
        </div>
      )}
      <div role="status" className={css.status}>
        {outcome?.kind === "applied" && outcome.replaced !== undefined && (
          <p>{copy.replaced(outcome.replaced)}</p>
        )}
        {outcome?.kind === "removed" && <p>{copy.removed}</p>}
      </div>
      {outcome?.kind !== "raises" &&
        notices.map(({ code, kind, message, can_apply_anyway }) => (
          <Alert key={kind + code} tone="caution">
            <p>{message}</p>
            {code !== applied && kind === "rests" && (
              <div className={css.acts}>
                {can_apply_anyway && anyway(code)}
                {removeForm(code)}
              </div>
            )}
          </Alert>
        ))}
      {outcome?.kind === "raises" && (
        <CouponRaise raise={outcome}>
          {anyway(outcome.code)}
          <form action={from === "cart" ? "/shopping-cart" : `/checkout/${from}`} onSubmit={leaveOff}>
            <Button type="submit" tone="quiet">
              {copy.leaveOff}
            </Button>
          </form>
        </CouponRaise>
      )}
      <details key={applied} open={refused !== null && !isAboutApplied}>
        <summary className={css.handle}>{applied === undefined ? copy.ask : copy.another}</summary>
        <form {...form} noValidate>
          {hidden("apply")}
          <TextField
            id="coupon-code"
            name="code"
            label={copy.label}
            hint={applied === undefined ? copy.hint : copy.replaces(applied)}
            error={isAboutApplied ? undefined : (refusal ?? undefined)}
            beside={
              <Button type="submit" tone="secondary" pending={isPending}>
                {copy.apply}
              </Button>
            }
            defaultValue={refused?.code ?? ""}
            autoFocus={props.found !== null && refused !== null && !isAboutApplied}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={longestCode}
          />
        </form>
      </details>
    </div>
  );
}

/** What a code would cost, before it is applied; `children` are the two buttons. @source design D3 */
function CouponRaise(props: {
  readonly raise: Extract<CouponOutcome, { kind: "raises" }>;
  readonly children: ReactNode;
}) {
  const { discount, before, after } = props.raise;
  const naira = nairaText;
  const isDearer = before !== null && after !== null;
  return (
    <Alert tone="caution" title={isDearer ? copy.raisesTitle(naira(after - before)) : copy.unsettlesTitle}>
      <p>
        {isDearer
          ? copy.raisesText(naira(discount), naira(after), naira(before))
          : copy.unsettlesText(naira(discount))}
      </p>
      <div className={css.acts}>{props.children}</div>
    </Alert>
  );
}

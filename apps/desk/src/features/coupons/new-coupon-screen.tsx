import { createDeskCoupon, listDeskCoupons, tryDeskCoupon } from "@precise/contract/desk/coupons/coupons";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Page } from "#desk/parts/page.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { TrialPanel } from "#desk/written-lines/trial-panel.tsx";
import { useQuote } from "#desk/written-lines/use-quote.ts";
import { useTriedCart } from "#desk/written-lines/use-tried-cart.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { bodyOf, couponEntries, emptyCoupon, termsOf } from "./coupon-entries.ts";
import { CouponFields } from "./coupon-fields.tsx";
import { couponHref } from "./coupon-words.ts";

/** Makes a voucher; beside it, what it would do to a cart. */
export function NewCouponScreen() {
  const router = useRouter();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useDeskForm("new voucher", couponEntries, emptyCoupon);
  const create = useDeskWrite(createDeskCoupon, [listDeskCoupons]);
  const cart = useTriedCart();
  const terms = termsOf(form.form.watch());
  const input = cart.body && terms && { body: { ...cart.body, terms } };
  const { data: trial, error, isSettled } = useQuote(tryDeskCoupon, input);
  const send = form.submit(async (checked) => {
    const body = bodyOf(checked);
    if (body === undefined) return;
    const done = await create.mutateAsync([{ body, idempotencyKey: key }]);
    if (!done.ok) {
      // What is sent next is another request.
      setKey(crypto.randomUUID());
      return form.showFailure(done.failure);
    }
    form.forget();
    showDone(`${done.value.code} is made`);
    router.history.push(couponHref(done.value.code));
  });
  return (
    <Page title="New voucher">
      <div className={css.halves}>
        <form id="new-voucher" className={layouts.stack} onSubmit={send} noValidate>
          <CouponFields form={form} />
          {form.problem && <Alert tone="critical">{form.problem}</Alert>}
          <div className={layouts.acts}>
            <Button type="submit" pending={create.isPending}>
              Make the voucher
            </Button>
          </div>
        </form>
        <TrialPanel
          cart={cart}
          trial={trial}
          isBusy={!isSettled}
          failure={failureOf(error)}
          missing={terms === undefined ? "Enter what the voucher is worth first." : undefined}
        />
      </div>
      <UnsavedGuard isDirty={form.isDirty && !create.isPending && !create.data?.ok} onLeave={form.forget} />
    </Page>
  );
}

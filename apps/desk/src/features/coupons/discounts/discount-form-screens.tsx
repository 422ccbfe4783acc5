import {
  changeDeskDiscount,
  createDeskDiscount,
  type DeskDiscount,
  listDeskDiscounts,
  readDeskDiscount,
  tryDeskDiscount,
} from "@precise/contract/desk/coupons/discounts";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { type DeskForm, useDeskForm } from "#desk/forms/use-desk-form.ts";
import { useOpened } from "#desk/forms/use-opened.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { TrialPanel } from "#desk/written-lines/trial-panel.tsx";
import { useQuote } from "#desk/written-lines/use-quote.ts";
import { useTriedCart } from "#desk/written-lines/use-tried-cart.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { discountEntries, emptyDiscount, type TypedDiscount, termsOf, typedOf } from "./discount-entries.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { discountHref } from "./discount-words.ts";

/** Makes a discount without a code; beside it, what it would do to a cart. */
export function NewDiscountScreen() {
  const router = useRouter();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useDeskForm("new discount", discountEntries, emptyDiscount);
  const create = useDeskWrite(createDeskDiscount, [listDeskDiscounts]);
  const send = form.submit(async (checked) => {
    const terms = termsOf(checked);
    if (terms === undefined) return;
    const body = { ...terms, is_enabled: checked.is_enabled };
    const done = await create.mutateAsync([{ body, idempotencyKey: key }]);
    if (!done.ok) {
      // What is sent next is another request.
      setKey(crypto.randomUUID());
      return form.showFailure(done.failure);
    }
    form.forget();
    showDone(`${done.value.label} is made`);
    router.history.push(discountHref(done.value.id));
  });
  return (
    <Page title="New discount">
      <DiscountForm form={form} action="Make the discount" isSaving={create.isPending} onSend={send} />
      <UnsavedGuard isDirty={form.isDirty && !create.isPending && !create.data?.ok} onLeave={form.forget} />
    </Page>
  );
}

/** Gives a discount other terms. */
export function ChangeDiscountScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readDeskDiscount}
      input={{ params: { id: Number(id) } }}
      title={`Discount ${id}`}
      reading="Reading the discount"
      back={<DeskLink href="/discounts">All discounts</DeskLink>}
    >
      {({ discount }) => <Change key={discount.id} current={discount} />}
    </RecordScreen>
  );
}

/** What someone else saves meanwhile takes the place of what is shown, until something is typed. */
function Change({ current }: { readonly current: DeskDiscount }) {
  const { opened, hasChanged, setTyped } = useOpened(current);
  return <ChangeForm key={opened.revision} discount={opened} hasChanged={hasChanged} onTyped={setTyped} />;
}

function ChangeForm(props: {
  /** As it was when it was opened. */
  readonly discount: DeskDiscount;
  /** Someone else has saved it since. */
  readonly hasChanged: boolean;
  readonly onTyped: (isTyped: boolean) => void;
}) {
  const { discount, hasChanged, onTyped } = props;
  const router = useRouter();
  const { id, revision, label } = discount;
  const form = useDeskForm(`discount ${id} ${revision}`, discountEntries, typedOf(discount));
  const { isDirty } = form;
  useEffect(() => onTyped(isDirty), [isDirty, onTyped]);
  const change = useDeskWrite(changeDeskDiscount, [listDeskDiscounts, readDeskDiscount]);
  const isSaved = change.isPending || change.data?.ok === true;
  const send = form.submit(async (checked) => {
    const body = termsOf(checked);
    if (body === undefined) return;
    const done = await change.mutateAsync([{ params: { id }, body, ifMatch: String(revision) }]);
    if (!done.ok) return form.showFailure(done.failure);
    form.forget();
    showDone(`${done.value.label} is saved`);
    router.history.push(discountHref(id));
  });
  return (
    <Page title={label}>
      {hasChanged && isDirty && !isSaved && (
        <Alert tone="caution" title="Someone else has changed this discount since you opened it">
          <p>What you typed cannot be saved over it. Note it, then begin again from what holds now.</p>
          <Button
            tone="secondary"
            onClick={() => {
              form.forget();
              onTyped(false);
            }}
          >
            Begin again
          </Button>
        </Alert>
      )}
      <DiscountForm form={form} action="Save" id={id} isSaving={change.isPending} onSend={send} />
      <UnsavedGuard isDirty={isDirty && !isSaved} onLeave={form.forget} />
    </Page>
  );
}

/** @param id of the discount whose terms are changed */
function DiscountForm(props: {
  readonly form: DeskForm<TypedDiscount, TypedDiscount>;
  readonly action: string;
  readonly id?: number;
  readonly isSaving: boolean;
  readonly onSend: (event: { preventDefault(): void }) => void;
}) {
  const { form, action, id, isSaving, onSend } = props;
  const cart = useTriedCart();
  const terms = termsOf(form.form.watch());
  const insteadOf = id === undefined ? {} : { instead_of: id };
  const input = cart.body && terms && { body: { ...cart.body, terms, ...insteadOf } };
  const { data: trial, error, isSettled } = useQuote(tryDeskDiscount, input);
  return (
    <div className={css.halves}>
      <form className={layouts.stack} onSubmit={onSend} noValidate>
        <DiscountFields form={form} isNew={id === undefined} />
        {form.problem && <Alert tone="critical">{form.problem}</Alert>}
        <div className={layouts.acts}>
          <Button type="submit" pending={isSaving}>
            {action}
          </Button>
        </div>
        <p className={css.muted}>
          At most one discount counts on a cart: the one with which the customer pays least. None counts that
          would make an order cost more. A voucher counts in its place where the customer pays less with it.
        </p>
      </form>
      <TrialPanel
        cart={cart}
        trial={trial}
        isBusy={!isSettled}
        failure={failureOf(error)}
        missing={terms === undefined ? "Enter what the discount is worth first." : undefined}
      />
    </div>
  );
}

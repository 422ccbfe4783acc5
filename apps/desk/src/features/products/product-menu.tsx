import type { ProductPage } from "@precise/contract/desk/products/product-shapes";
import {
  discardProductDraft,
  duplicateProduct,
  listProducts,
  readProduct,
  readProductHistory,
  restoreProduct,
  withdrawProduct,
} from "@precise/contract/desk/products/products";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { productHref } from "./product-words.ts";

const stale = [listProducts, readProduct, readProductHistory];

/** What can be done with a product beside changing it. */
export function ProductMenu(props: {
  readonly page: ProductPage;
  readonly onChanged: (page: ProductPage, words: string) => void;
}) {
  const { page, onChanged } = props;
  const { sku, state, draft } = page;
  const [dialog, setDialog] = useState<"withdraw" | "copy" | "discard" | null>(null);
  const restore = useDeskWrite(restoreProduct, stale);
  const close = () => setDialog(null);
  return (
    <>
      {draft && (
        <Button tone="secondary" onClick={() => setDialog("discard")}>
          Discard draft
        </Button>
      )}
      <Button tone="secondary" onClick={() => setDialog("copy")}>
        Duplicate
      </Button>
      {state === "on_sale" && (
        <Button tone="secondary" onClick={() => setDialog("withdraw")}>
          Take off sale
        </Button>
      )}
      {state === "withdrawn" && (
        <Button
          tone="secondary"
          pending={restore.isPending}
          onClick={async () => {
            const done = await restore.mutateAsync([{ params: { sku }, body: {} }]);
            if (done.ok) onChanged(done.value, "on sale again");
            else showTrouble(`${sku} stays off sale`, failureWords(done.failure));
          }}
        >
          Put back on sale
        </Button>
      )}
      {dialog === "withdraw" && <WithdrawDialog sku={sku} onClose={close} onChanged={onChanged} />}
      {dialog === "copy" && <CopyDialog sku={sku} onClose={close} />}
      {dialog === "discard" && <DiscardDraftDialog page={page} onClose={close} />}
    </>
  );
}

function WithdrawDialog(props: {
  readonly sku: string;
  readonly onClose: () => void;
  readonly onChanged: (page: ProductPage, words: string) => void;
}) {
  const { sku, onClose, onChanged } = props;
  const form = useDeskForm(`withdraw ${sku}`, z.object({ reason: optionalEntry() }), { reason: "" });
  const withdraw = useDeskWrite(withdrawProduct, stale);
  return (
    <FormDialog
      title={`Take ${sku} off sale`}
      action="Take off sale"
      tone="critical"
      form={form}
      isPending={withdraw.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const body = reason === "" ? {} : { reason };
        const done = await withdraw.mutateAsync([{ params: { sku }, body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
        onChanged(done.value, "off sale");
      }}
    >
      <p>Shoppers do not find it any more. Orders keep it, and it can be put back.</p>
      <TextField label="Why" optional autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}

function CopyDialog({ sku, onClose }: { readonly sku: string; readonly onClose: () => void }) {
  const schema = z.object({ sku: textEntry("Enter an item number.", 64) });
  const form = useDeskForm(`duplicate ${sku}`, schema, { sku: "" });
  const duplicate = useDeskWrite(duplicateProduct, stale);
  const router = useRouter();
  return (
    <FormDialog
      title={`Duplicate ${sku}`}
      action="Make the draft"
      form={form}
      isPending={duplicate.isPending}
      onClose={onClose}
      onSend={async ({ sku: other }) => {
        const done = await duplicate.mutateAsync([{ params: { sku }, body: { sku: other } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
        showDone(`The draft ${done.value.sku} is kept`);
        router.history.push(productHref(done.value.sku));
      }}
    >
      <p>The copy is a draft: nobody outside sees it until it is published.</p>
      <TextField
        label="Item number of the copy"
        autoComplete="off"
        spellCheck={false}
        {...form.field("sku")}
      />
    </FormDialog>
  );
}

function DiscardDraftDialog({ page, onClose }: { readonly page: ProductPage; readonly onClose: () => void }) {
  const { sku, state } = page;
  const discard = useDeskWrite(discardProductDraft, stale);
  const router = useRouter();
  const send = async () => {
    const done = await discard.mutateAsync([{ params: { sku } }]);
    onClose();
    if (!done.ok) return showTrouble("The draft is still there", failureWords(done.failure));
    showDone(`The draft of ${sku} is gone`);
    if (state === "new") router.history.push("/products");
  };
  return (
    <Dialog
      title={`Discard the draft of ${sku}?`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" data-first="" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="critical" pending={discard.isPending} onClick={() => void send()}>
            Discard draft
          </Button>
        </>
      }
    >
      <p>
        {state === "new"
          ? "The product was never on sale: nothing of it is left then."
          : "The product stays as it is in the shop."}
      </p>
    </Dialog>
  );
}

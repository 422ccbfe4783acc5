import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { refusalData } from "@precise/api-client/client";
import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { type ProductPage, productPage } from "@precise/contract/desk/products/product-shapes";
import {
  createProduct,
  listProducts,
  publishProduct,
  readProduct,
  readProductHistory,
  saveProduct,
  saveProductDraft,
} from "@precise/contract/desk/products/products";
import { readToday } from "@precise/contract/desk/today";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import type { LinkProps } from "@precise/ui/components/text/link";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { entriesOf, inputOf, mergedEntries, type ProductEntries, productSchema } from "./product-entries.ts";
import { ProductFields } from "./product-fields.tsx";
import { ProductHistory } from "./product-history.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { productHref, stateWords } from "./product-words.ts";
import * as css from "./products.css.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

/** Fields whose parts the form shows as one. */
const whole = ["media_gallery", "box_contents", "related_skus", "category_ids", "room_ids"];
const conflictData = z.object({ current: productPage });

const stale = [listProducts, readProduct, readProductHistory, readToday];
type Saved = ApiResult<ProductPage>;

/** A product in a form: saved at once, or as a draft that is published later. */
export function ProductEditor(props: {
  /** Undefined for a new one. */
  readonly page: ProductPage | undefined;
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
  readonly onDirty?: (isDirty: boolean) => void;
  readonly onSaved?: (page: ProductPage) => void;
}) {
  const { page, categories, attributes, onDirty, onSaved } = props;
  const router = useRouter();
  // The revision that its changes are for: another one after both versions were looked at.
  const [base, setBase] = useState(page);
  const [start, setStart] = useState(() => startOf(page, attributes));
  const schema = useMemo(() => productSchema(attributes), [attributes]);
  const name = page ? `product ${page.sku} ${page.revision} ${page.draft?.revision ?? ""}` : "new product";
  const form = useDeskForm<ProductEntries, ProductEntries>(name, schema, start);
  const [conflict, setConflict] = useState<{
    readonly current: ProductPage;
    readonly typed: ProductEntries;
  }>();
  const [isScheduling, setScheduling] = useState(false);
  const [arePicturesBusy, setPicturesBusy] = useState(false);
  const mayEdit = useMay("product.edit");
  const create = useDeskWrite(createProduct, stale);
  const save = useDeskWrite(saveProduct, stale);
  const keep = useDeskWrite(saveProductDraft, stale);
  const publish = useDeskWrite(publishProduct, stale);
  const [madeSku, setMadeSku] = useState<string>();
  const isPending = create.isPending || save.isPending || keep.isPending || publish.isPending;
  const { isDirty } = form;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  // Only once nothing counts as typed: the guard would ask.
  useEffect(() => {
    if (madeSku !== undefined && !isDirty) router.history.replace(productHref(madeSku));
  }, [madeSku, isDirty, router]);

  const inputFrom = (typed: ProductEntries) =>
    inputOf(typed, attributes, base?.product === null || base === undefined);
  const skuOf = (typed: ProductEntries) => base?.sku ?? typed.sku.trim();
  const draft = base?.draft ?? null;

  async function saveNow(typed: ProductEntries): Promise<Saved> {
    const product = inputFrom(typed);
    if (!base) return create.mutateAsync([{ body: { sku: skuOf(typed), product } }]);
    return save.mutateAsync([
      { params: { sku: base.sku }, body: { product }, ...(base.revision && { ifMatch: base.revision }) },
    ]);
  }
  async function saveDraft(typed: ProductEntries, at: string | null): Promise<Saved> {
    const body = { product: inputFrom(typed), publish_at: at, ...(draft?.base_changed && { rebase: true }) };
    const ifMatch = String(draft?.revision ?? 0);
    return keep.mutateAsync([{ params: { sku: skuOf(typed) }, body, ifMatch }]);
  }
  async function publishNow(typed: ProductEntries): Promise<Saved> {
    const kept = isDirty || draft?.base_changed ? await saveDraft(typed, null) : undefined;
    if (kept && !kept.ok) return kept;
    const sku = skuOf(typed);
    return publish.mutateAsync([{ params: { sku }, body: {} }]);
  }
  function fail(failure: ApiFailure, typed: ProductEntries) {
    const current = currentOf(failure);
    if (current) return setConflict({ current, typed });
    form.showFailure(formFailure(failure));
  }
  const whereStated = (needed: readonly Needed[], then: (typed: ProductEntries) => Promise<void>) =>
    form.submit(async (typed) => {
      const missing = needed.filter((field) => typed[field].trim() === "");
      if (missing.length === 0) return then(typed);
      form.showErrors(Object.fromEntries(missing.map((field) => [field, neededWords[field]])));
    });
  const submit = (
    act: (typed: ProductEntries) => Promise<Saved>,
    words: string,
    needed: readonly Needed[] = ["sku"],
  ) =>
    whereStated(needed, async (typed) => {
      const result = await act(typed);
      if (!result.ok) return fail(result.failure, typed);
      saved(result.value, words);
    });
  function saved(now: ProductPage, words: string) {
    // What is saved is no longer typed: the page can be left.
    form.form.reset(form.form.getValues());
    form.forget();
    onDirty?.(false);
    showDone(`${now.sku}: ${words}`);
    if (onSaved) onSaved(now);
    else setMadeSku(now.sku);
  }
  const draftWords = "draft saved";
  const onSale = base ? (["name"] as const) : (["sku", "name", "price"] as const);
  const isDraft = draft !== null || base?.state === "new";
  return (
    <Page
      title={base ? start.name || base.sku : "New product"}
      beside={
        base && (
          <span className={texts.muted}>
            {base.sku} · {stateWords(base)}
            {base.product && (
              <>
                {" · "}
                <DeskLink href={`/stock/items/${encodeURIComponent(base.sku)}`}>
                  {base.stock} for sale
                </DeskLink>
              </>
            )}
          </span>
        )
      }
      actions={
        base && (
          <>
            {base.shop_url && (
              <ButtonLink tone="secondary" href={base.shop_url} Link={NewTab}>
                Open in the shop
              </ButtonLink>
            )}
            {mayEdit && <ProductMenu page={base} onChanged={(now, words) => saved(now, words)} />}
          </>
        )
      }
    >
      <UnsavedGuard isDirty={isDirty} onLeave={form.forget} />
      <DeskLink href="/products">All products</DeskLink>
      {base?.draft && <DraftNotice page={base} attributes={attributes} categories={categories} />}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset className={layouts.plainGroup} disabled={!mayEdit} aria-label="Product">
          <ProductFields
            page={base}
            form={form}
            categories={categories}
            attributes={attributes}
            onPicturesBusy={setPicturesBusy}
          />
        </fieldset>
        {form.problem && <Alert tone="critical">{form.problem}</Alert>}
      </form>
      {mayEdit && (
        <div className={css.saveBar}>
          <span className={css.saveWords} role="status">
            {arePicturesBusy ? "Pictures are on their way." : isDirty ? "Not saved yet." : ""}
          </span>
          {(isDraft || !base || isDirty) && (
            <Button
              tone="secondary"
              pending={isPending}
              onClick={submit((typed) => saveDraft(typed, null), draftWords)}
            >
              {draft?.publish_at ? "Keep as a draft" : "Save draft"}
            </Button>
          )}
          {(isDraft || !base || isDirty) && (
            <Button
              tone="secondary"
              pending={isPending}
              onClick={whereStated(onSale, async () => setScheduling(true))}
            >
              {draft?.publish_at ? `Another time than ${shortDayAndTime(draft.publish_at)}` : "Publish later"}
            </Button>
          )}
          {isDraft ? (
            <Button pending={isPending} onClick={submit(publishNow, "published", onSale)}>
              Publish now
            </Button>
          ) : (
            <Button pending={isPending} onClick={submit(saveNow, base ? "saved" : "on sale", onSale)}>
              {base ? "Save" : "Put on sale"}
            </Button>
          )}
        </div>
      )}
      {base && <ProductHistory sku={base.sku} categories={categories} attributes={attributes} />}
      {isScheduling && (
        <ScheduleDialog
          at={draft?.publish_at ?? null}
          onClose={() => setScheduling(false)}
          onChoose={async (at) => {
            const typed = form.form.getValues();
            const result = await saveDraft(typed, at);
            if (result.ok) {
              setScheduling(false);
              saved(result.value, `published on ${shortDayAndTime(at)}`);
              return undefined;
            }
            if (result.failure.field === "publish_at") return failureWords(result.failure);
            setScheduling(false);
            fail(result.failure, typed);
            return undefined;
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          seen={start}
          typed={conflict.typed}
          current={startOf(conflict.current, attributes)}
          categories={categories}
          attributes={attributes}
          onTake={() => {
            setConflict(undefined);
            form.form.reset(startOf(conflict.current, attributes));
            form.forget();
            onDirty?.(false);
            onSaved?.(conflict.current);
          }}
          onKeep={() => {
            const now = startOf(conflict.current, attributes);
            const merged = mergedEntries(start, conflict.typed, now);
            setBase(conflict.current);
            setStart(now);
            form.form.reset(now);
            for (const [field, value] of Object.entries(merged))
              form.form.setValue(field as keyof ProductEntries, value as never, { shouldDirty: true });
            setConflict(undefined);
          }}
        />
      )}
    </Page>
  );
}

/** What a product cannot be without; all of it that is missing is said at once. */
const neededWords = {
  sku: "Enter an item number.",
  name: "Enter a name.",
  price: "Enter a price.",
} as const;
type Needed = keyof typeof neededWords;

/** What the form begins with: the draft where there is one. */
function startOf(page: ProductPage | undefined, attributes: readonly DeskAttribute[]): ProductEntries {
  return entriesOf(page?.sku ?? "", page?.draft?.product ?? page?.product ?? {}, attributes);
}

function NewTab(props: LinkProps) {
  return <a {...props} target="_blank" rel="noreferrer" />;
}

/** A refusal by the fields of the form. */
function formFailure(failure: ApiFailure): ApiFailure {
  const rename = (field: string | undefined) => whole.find((each) => field?.startsWith(`${each}.`)) ?? field;
  return {
    ...failure,
    field: rename(failure.field),
    errors: failure.errors.map((error) => ({ ...error, field: rename(error.field) })),
  };
}

/** What the product is now, where someone else was faster. */
function currentOf(failure: ApiFailure): ProductPage | null {
  return refusalData(failure, "conflict", conflictData)?.current ?? null;
}

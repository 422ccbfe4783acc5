import type { ApiFailure } from "@precise/api-client/api-failure";
import type { PriceChange, PricePreview } from "@precise/contract/desk/prices/price-shapes";
import {
  changePrices,
  listPriceChanges,
  listPrices,
  readPriceChange,
  readPriceItem,
  startPriceSale,
  undoPriceChange,
} from "@precise/contract/desk/prices/prices";
import { readToday } from "@precise/contract/desk/today";
import type { BodyOf } from "@precise/contract/wire/route";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble, showUndo } from "#desk/dialogs/undo-toast.ts";
import { changeTitle, productsText, timeText } from "./price-change-words.ts";

/** What a change of prices makes stale. */
export const staleByPrices = [listPrices, readPriceItem, listPriceChanges, readPriceChange, readToday];

type Wish =
  | { readonly kind: "change"; readonly body: BodyOf<typeof changePrices> }
  | { readonly kind: "sale"; readonly body: BodyOf<typeof startPriceSale> };

/** Looks at a change before it is made, and makes it as it was looked at. */
export function usePriceChange(onDone: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const router = useRouter();
  const looking = useDeskWrite(changePrices);
  const lookingAtSale = useDeskWrite(startPriceSale);
  const changing = useDeskWrite(changePrices, staleByPrices);
  const selling = useDeskWrite(startPriceSale, staleByPrices);
  const undo = useDeskWrite(undoPriceChange, staleByPrices);
  const [looked, setLooked] = useState<{ readonly priceChange: Wish; readonly preview: PricePreview }>();
  const [problem, setProblem] = useState<string>();

  const undoChange = async ({ id }: PriceChange) => {
    const done = await undo.mutateAsync([{ params: { id }, body: {} }]);
    if (!done.ok) return showTrouble("Not undone", failureWords(done.failure));
    if (done.value.is_ending) return router.history.push(`/prices/changes/${id}`);
    const { undone, kept } = done.value.counts;
    showDone(
      `${productsText(undone)} as before`,
      kept > 0 ? `${productsText(kept)} changed since, and stay.` : undefined,
    );
  };
  const tell = (change: PriceChange) => {
    const { state, kind, counts } = change;
    if (state === "scheduled" && new Date(change.effective_at) <= new Date()) {
      router.history.push(`/prices/changes/${change.id}`);
    } else if (state === "scheduled") {
      showDone(`Planned: ${changeTitle(change)}`, `${productsText(counts.planned)}, ${timeText(change)}`);
    } else if (kind === "sale")
      showDone(`${changeTitle(change)} runs`, `${productsText(counts.applied)} reduced`);
    else showUndo(`${productsText(counts.applied)} changed`, () => void undoChange(change));
  };
  return {
    preview: looked?.preview,
    problem,
    isPending: looking.isPending || lookingAtSale.isPending || changing.isPending || selling.isPending,
    back: () => setLooked(undefined),
    /** @returns why it could not be looked at */
    async look(input: Wish): Promise<ApiFailure | undefined> {
      setProblem(undefined);
      const result =
        input.kind === "change"
          ? await looking.mutateAsync([{ body: { ...input.body, dry_run: true } }])
          : await lookingAtSale.mutateAsync([{ body: { ...input.body, dry_run: true } }]);
      if (!result.ok) return result.failure;
      const { preview } = result.value;
      if (preview !== undefined) setLooked({ priceChange: input, preview });
      return undefined;
    },
    /** @param at null: now, or when the sale begins */
    async apply(at: string | null): Promise<void> {
      if (looked === undefined) return;
      const { priceChange, preview } = looked;
      setProblem(undefined);
      const result =
        priceChange.kind === "change"
          ? await changing.mutateAsync([
              {
                body: { ...priceChange.body, seen: preview.seen, ...(at !== null && { effective_at: at }) },
                idempotencyKey: key,
              },
            ])
          : await selling.mutateAsync([
              { body: { ...priceChange.body, seen: preview.seen }, idempotencyKey: key },
            ]);
      if (!result.ok) return setProblem(failureWords(result.failure));
      const { change, approval } = result.value;
      if (approval !== undefined) showDone("The owner is asked", approval.reason);
      if (change !== undefined) tell(change);
      onDone();
    },
  };
}

import type { PricePreview } from "@precise/contract/desk/prices/price-shapes";

import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { MomentFields, momentOf, type TypedMoment } from "./moment-fields.tsx";
import { PreviewCounts, PreviewTable } from "./preview-table.tsx";
import { productsText } from "./price-change-words.ts";
import * as css from "./prices.css.ts";

/**
 * The last step of a change: what it would do, when, and the button that does it.
 * @param canWait it may be given a time; a sale has one already
 * @param asksOwner what goes beyond the limit waits for the owner
 * @param onApply with the moment, null for now
 */
export function PreviewStep(props: {
  readonly title: string;
  readonly preview: PricePreview;
  readonly canWait: boolean;
  readonly asksOwner: boolean;
  readonly action: string;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onApply: (at: string | null) => void;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  const {
    title,
    preview,
    canWait,
    asksOwner,
    action,
    isPending,
    problem,
    onApply,
    backLabel,
    onBack,
    onClose,
  } = props;
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState<TypedMoment>({ day: "", time: "08:00" });
  const [momentError, setMomentError] = useState<string>();
  const { changes, beyond_limit } = preview.counts;
  const waitsForOwner = asksOwner && beyond_limit > 0;
  const apply = () => {
    const at = isLater ? momentOf(moment) : null;
    const isOver = at !== null && new Date(at) <= new Date();
    setMomentError(
      isLater && at === null ? "Give a day and a time." : isOver ? "That time is over." : undefined,
    );
    if (!isLater || (at !== null && !isOver)) onApply(at);
  };
  return (
    <Dialog
      title={title}
      look="wide"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onBack}>
            {backLabel}
          </Button>
          {changes > 0 && (
            <Button pending={isPending} onClick={apply}>
              {waitsForOwner ? "Ask the owner" : isLater ? `Plan for ${productsText(changes)}` : action}
            </Button>
          )}
        </>
      }
    >
      <p>{preview.summary}</p>
      <PreviewCounts preview={preview} />
      {changes === 0 && <Alert tone="caution">No price would change.</Alert>}
      {waitsForOwner && (
        <Alert tone="caution">
          {productsText(beyond_limit)} {beyond_limit === 1 ? "moves" : "move"} by more than 15 % of the price
          a day before. The owner has to agree to the whole change first.
        </Alert>
      )}
      {canWait && changes > 0 && (
        <div className={css.when}>
          <RadioCards
            name="price-change-when"
            legend="When"
            defaultValue="now"
            options={[
              { value: "now", title: "Now" },
              {
                value: "later",
                title: "At a time",
                detail: "A product whose prices change before then is left out, and named.",
              },
            ]}
            onChoose={(value) => setLater(value === "later")}
          />
          {isLater && (
            <MomentFields
              id="price-change-at"
              label="Day"
              value={moment}
              error={momentError}
              onChange={setMoment}
            />
          )}
        </div>
      )}
      {problem && <Alert tone="critical">{problem}</Alert>}
      <PreviewTable preview={preview} />
    </Dialog>
  );
}

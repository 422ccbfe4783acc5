import {
  type DeskCategory,
  listCategories,
  removeCategory,
} from "@precise/contract/desk/products/categories";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { stack } from "#desk/styles/layouts.css.ts";

/** What removing a category would do, and doing it where nothing stands against it. */
export function RemoveCategoryDialog(props: {
  readonly categories: readonly DeskCategory[];
  readonly revision: string;
  readonly category: DeskCategory;
  readonly onClose: () => void;
}) {
  const { categories, revision, category, onClose } = props;
  const { id, name, products, only_here: only } = category;
  const [problem, setProblem] = useState<string>();
  const remove = useDeskWrite(removeCategory, [listCategories]);
  const below = categories.filter(({ parent_id: parent }) => parent === id);
  const isNeeded = only > 0 || below.length > 0;
  const send = async () => {
    const done = await remove.mutateAsync([{ params: { id }, ifMatch: revision }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    showDone(`${name} is removed`);
    onClose();
  };
  return (
    <Dialog
      title={`Remove ${name}?`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" data-first="" onClick={onClose}>
            {isNeeded ? "Close" : "Keep it"}
          </Button>
          {!isNeeded && (
            <Button tone="critical" pending={remove.isPending} onClick={() => void send()}>
              Remove
            </Button>
          )}
        </>
      }
    >
      <div className={stack}>
        {below.length > 0 && (
          <p>
            {below.length} {below.length === 1 ? "category stands" : "categories stand"} below it:{" "}
            {below.map((each) => each.name).join(", ")}. Move or remove them first.
          </p>
        )}
        {only > 0 && (
          <p>
            {only === 1 ? "1 product is" : `${only} products are`} in no other category.{" "}
            <DeskLink href={`/products?category=${id}`}>Put them into another first.</DeskLink>
          </p>
        )}
        {!isNeeded && (
          <p>
            {products === 0
              ? "No product on sale is in it."
              : `${products === 1 ? "1 product leaves it and stays" : `${products} products leave it and stay`} in others.`}{" "}
            Links to its page lead nowhere then.
          </p>
        )}
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    </Dialog>
  );
}

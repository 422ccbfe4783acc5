import {
  changeCategory,
  type DeskCategory,
  listCategories,
} from "@precise/contract/desk/products/categories";
import { Button } from "@precise/ui/components/inputs/button";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showTrouble } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { pictureSrc } from "#desk/pictures/picture-src.ts";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./categories.css.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { depthOf, neighboursOf } from "./category-tree.ts";
import { RemoveCategoryDialog } from "./remove-category-dialog.tsx";

type Asked =
  | { readonly act: "add"; readonly parent: number | null }
  | { readonly act: "edit" | "remove"; readonly id: number };

/** The tree of categories and rooms. */
export function CategoriesScreen() {
  const { data, error } = useQuery(deskQuery(listCategories));
  const failure = failureOf(error);
  const mayEdit = useMay("product.edit");
  const [dialog, setDialog] = useState<Asked | null>(null);
  const move = useDeskWrite(changeCategory, [listCategories]);
  if (!data)
    return (
      <Page title="Categories">
        <Unread failure={failure} reading="Reading categories" />
      </Page>
    );
  const { categories, revision } = data;
  const moveTo = async (id: number, before: number | null) => {
    const done = await move.mutateAsync([{ params: { id }, body: { before }, ifMatch: revision }]);
    if (!done.ok) showTrouble("It stays where it is", failureWords(done.failure));
  };
  const close = () => setDialog(null);
  const chosen = dialog && dialog.act !== "add" ? categories.find(({ id }) => id === dialog.id) : undefined;
  return (
    <Page
      title="Categories"
      actions={
        mayEdit && <Button onClick={() => setDialog({ act: "add", parent: null })}>New category</Button>
      }
    >
      <ul role="list" className={css.tree} aria-label="Categories">
        {categories.map((category) => {
          const { up, down } = neighboursOf(categories, category);
          return (
            <li key={category.id} className={css.row[depthOf(categories, category)]}>
              <Row category={category} />
              {mayEdit && (
                <span className={css.acts}>
                  <Button
                    tone="quiet"
                    aria-disabled={up === undefined}
                    onClick={() => up !== undefined && void moveTo(category.id, up)}
                  >
                    <DeskIcon name="arrow-up" />
                    <VisuallyHidden>Move {category.name} up</VisuallyHidden>
                  </Button>
                  <Button
                    tone="quiet"
                    aria-disabled={down === undefined}
                    onClick={() => down !== undefined && void moveTo(category.id, down)}
                  >
                    <DeskIcon name="arrow-down" />
                    <VisuallyHidden>Move {category.name} down</VisuallyHidden>
                  </Button>
                  {depthOf(categories, category) < 2 && (
                    <Button tone="quiet" onClick={() => setDialog({ act: "add", parent: category.id })}>
                      <DeskIcon name="plus" />
                      <VisuallyHidden>Add below {category.name}</VisuallyHidden>
                    </Button>
                  )}
                  <Button tone="quiet" onClick={() => setDialog({ act: "edit", id: category.id })}>
                    <DeskIcon name="pencil" />
                    <VisuallyHidden>Change {category.name}</VisuallyHidden>
                  </Button>
                  {category.is_fixed ? (
                    <span className={css.noButton} />
                  ) : (
                    <Button tone="quiet" onClick={() => setDialog({ act: "remove", id: category.id })}>
                      <DeskIcon name="trash" />
                      <VisuallyHidden>Remove {category.name}</VisuallyHidden>
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {dialog?.act === "add" && (
        <CategoryDialog categories={categories} revision={revision} parent={dialog.parent} onClose={close} />
      )}
      {dialog?.act === "edit" && chosen && (
        <CategoryDialog
          categories={categories}
          revision={revision}
          category={chosen}
          parent={chosen.parent_id}
          onClose={close}
        />
      )}
      {dialog?.act === "remove" && chosen && (
        <RemoveCategoryDialog categories={categories} revision={revision} category={chosen} onClose={close} />
      )}
    </Page>
  );
}

function Row({ category }: { readonly category: DeskCategory }) {
  const { id, name, image, products, only_here: only, is_fixed: isFixed } = category;
  return (
    <>
      {image ? (
        // biome-ignore lint/performance/noImgElement: no server of ours makes other sizes for the desk.
        <img className={css.picture} src={pictureSrc(image)} alt="" loading="lazy" width={32} height={32} />
      ) : (
        <span className={css.noPicture} aria-hidden="true" />
      )}
      <span className={css.name}>{name}</span>
      <span className={css.plain}>
        <DeskLink href={`/products?category=${id}`}>
          {products} {products === 1 ? "product" : "products"}
        </DeskLink>
      </span>
      <span className={`${texts.note} ${css.plain}`}>
        {[only > 0 && `${only} only here`, isFixed && "named by pages of the shop"]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </>
  );
}

import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { listAttributes } from "@precise/contract/desk/products/attributes";
import { type DeskCategory, listCategories } from "@precise/contract/desk/products/categories";
import { attributeWishes } from "@precise/contract/desk/products/product-address";
import { type changeProducts, listProducts, productSorts } from "@precise/contract/desk/products/products";
import { cleanLine } from "@precise/contract/wire/clean-text";
import type { BodyOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { sortText, type TableState } from "#desk/table/table-state.ts";
import { useSelection } from "#desk/table/use-selection.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { ChangeManyDialog, type ChangeTarget } from "./change-many-dialog.tsx";
import { productColumns, productFilters, productShape } from "./product-columns.tsx";
import { productHref } from "./product-words.ts";

const rowId = ({ sku }: { readonly sku: string }) => sku;
const rowHref = ({ sku }: { readonly sku: string }) => productHref(sku);

/** All products: found by every attribute, and many changed at once. */
export function ProductsScreen() {
  const { data: tree, error: treeError } = useQuery(deskQuery(listCategories));
  const { data: metadata, error } = useQuery(deskQuery(listAttributes));
  const failure = failureOf(treeError ?? error);
  if (tree && metadata) return <ProductList categories={tree.categories} attributes={metadata.attributes} />;
  return (
    <Page title="Products">
      <Unread failure={failure} reading="Reading products" />
    </Page>
  );
}

function ProductList(props: {
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
}) {
  const { categories, attributes } = props;
  const filters = useMemo(() => productFilters(categories, attributes), [categories, attributes]);
  const shape = useMemo(() => productShape(filters), [filters]);
  const selection = useSelection();
  const seesTrade = useMay("price.read");
  const mayEdit = useMay("product.edit");
  const columns = useMemo(() => productColumns(seesTrade), [seesTrade]);
  const [target, setTarget] = useState<ChangeTarget | null>(null);
  const [job, setJob] = useState<string | null>(null);
  const router = useRouter();
  return (
    <ListScreen
      title="Products"
      beside={<DeskLink href="/families">Families</DeskLink>}
      actions={mayEdit && <Button onClick={() => router.history.push("/products/new")}>New product</Button>}
      call={listProducts}
      rows={(page) => page.products}
      query={(state) => ({ ...filterOf(state), sort: sortOf(state) })}
      shape={shape}
      columns={columns}
      filters={filters}
      rowId={rowId}
      rowHref={rowHref}
      searchHint="SKU, name, words"
      takesWholeView
      views={<SavedViews screen="products" path="/products" />}
      emptyWords="No products yet."
      selection={mayEdit ? selection : undefined}
      bulkActions={(skus, { state }) => (
        <Button
          onClick={() =>
            setTarget(
              selection.wholeView === null
                ? { skus: [...skus] }
                : { view: { filter: filterOf(state), count: selection.wholeView } },
            )
          }
        >
          Change
        </Button>
      )}
    >
      {target && (
        <ChangeManyDialog
          target={target}
          categories={categories}
          attributes={attributes}
          onClose={() => setTarget(null)}
          onStarted={(id) => {
            setTarget(null);
            selection.clear();
            setJob(id);
          }}
        />
      )}
      {job !== null && (
        <JobDialog
          id={job}
          title="Changing products"
          stale={[listProducts]}
          rowHref={productHref}
          onClose={() => setJob(null)}
        />
      )}
    </ListScreen>
  );
}

type Filter = NonNullable<BodyOf<typeof changeProducts>["view"]>["filter"];

function filterOf({ search, filters }: TableState): Filter {
  const { category, family, stock, state, missing } = filters;
  const attribute = Object.entries(filters).flatMap(([key, values]) => attributeWishes(key, values));
  return {
    ...(cleanLine(search) === "" ? {} : { search: cleanLine(search) }),
    ...(category && { category: category.join() }),
    // A family's name may have a comma, which parts values in addresses.
    ...(family && { family: family.join() }),
    ...(stock && { stock: stock.join() }),
    ...(state && { state: state.join() }),
    ...(missing && { missing: missing.join() }),
    ...(attribute.length > 0 && { attribute }),
  };
}

function sortOf({ sort }: TableState) {
  const text = sort === null ? "sku" : sortText(sort);
  return productSorts.find((each) => each === text) ?? "sku";
}

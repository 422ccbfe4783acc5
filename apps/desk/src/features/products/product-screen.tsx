import { listAttributes } from "@precise/contract/desk/products/attributes";
import { listCategories } from "@precise/contract/desk/products/categories";
import type { ProductPage } from "@precise/contract/desk/products/product-shapes";
import { readProduct } from "@precise/contract/desk/products/products";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { ProductEditor } from "./product-editor.tsx";

/** A product's page, or that of a draft. */
export function ProductScreen() {
  const sku = useAddressPart("sku");
  return <KnownProduct key={sku} sku={sku} />;
}

/** The page of a product that is to be made. */
export function NewProductScreen() {
  const lists = useLists();
  if (!lists.tree || !lists.metadata) return <NotRead title="New product" {...lists} />;
  return (
    <ProductEditor
      page={undefined}
      categories={lists.tree.categories}
      attributes={lists.metadata.attributes}
    />
  );
}

function KnownProduct({ sku }: { readonly sku: string }) {
  const lists = useLists();
  const { data, error, refetch } = useQuery(deskQuery(readProduct, { params: { sku } }));
  const [shown, setShown] = useState<ProductPage>();
  const isDirty = useRef(false);
  // What someone else saved meanwhile shows at once, but never under what is being typed.
  if (data && versionOf(data) !== versionOf(shown) && !isDirty.current) setShown(data);
  if (!shown || !lists.tree || !lists.metadata)
    return (
      <NotRead
        title={sku}
        failure={shown ? lists.failure : (failureOf(error) ?? lists.failure)}
        readAgain={() => {
          void refetch();
          lists.readAgain();
        }}
      />
    );
  return (
    <ProductEditor
      key={versionOf(shown)}
      page={shown}
      categories={lists.tree.categories}
      attributes={lists.metadata.attributes}
      onDirty={(isNow) => {
        isDirty.current = isNow;
      }}
      onSaved={(page) => {
        isDirty.current = false;
        setShown(page);
      }}
    />
  );
}

/** Another one of it is another form. */
function versionOf(page: ProductPage | undefined): string {
  return page ? `${page.state} ${page.revision} ${page.draft?.revision} ${page.draft?.problem}` : "";
}

function useLists() {
  const categories = useQuery(deskQuery(listCategories));
  const attributes = useQuery(deskQuery(listAttributes));
  return {
    tree: categories.data,
    metadata: attributes.data,
    failure: failureOf(categories.error ?? attributes.error),
    readAgain: () => void Promise.all([categories.refetch(), attributes.refetch()]),
  };
}

function NotRead(props: {
  readonly title: string;
  readonly failure: ReturnType<typeof failureOf>;
  readonly readAgain: () => void;
}) {
  const { title, failure, readAgain } = props;
  if (failure === null) return <Waiting label={`Reading ${title}`} />;
  return (
    <Page title={title}>
      <Alert tone="critical" title="The product could not be read">
        {failureWords(failure)}
      </Alert>
      <div>
        <Button tone="secondary" onClick={readAgain}>
          Try again
        </Button>
      </div>
      <DeskLink href="/products">All products</DeskLink>
    </Page>
  );
}

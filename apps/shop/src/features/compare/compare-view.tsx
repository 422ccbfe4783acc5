import type { Product } from "@precise/contract/shop/product";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { Container } from "@precise/ui/components/layout/layout";
import { Picture } from "@precise/web/components/picture";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { comparePath, mostCompared } from "#shop/base/routes/compare-path.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { ViewedElsewhere } from "#shop/features/recently-viewed/viewed-elsewhere.client.tsx";
import * as css from "./compare.css.ts";
import type { Comparison } from "./compare.data.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import { ComparePicks } from "./compare-picks.tsx";
import type { CompareQuery } from "./compare-query.ts";
import { differences } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparisonKeeper } from "./comparison-keeper.client.tsx";
import { WishedPicks } from "./wished-picks.client.tsx";

const pictureSize = { sizes: "(min-width: 600px) 240px, 45vw", mostPixels: 480 };

/** Products side by side: what differs, or everything; all of its state is in the address. */
export function CompareView(props: { readonly query: CompareQuery; readonly comparison: Comparison | null }) {
  const { query, comparison } = props;
  if (comparison === null) {
    return (
      <EmptyState level={1} lit title={copy.staleTitle} action={<RetrySoon />}>
        <p>{copy.staleText}</p>
      </EmptyState>
    );
  }
  const { products, rows, unknown } = comparison;
  const sentences = [
    ...query.twice.map(copy.twice),
    ...(query.over.length > 0 ? [copy.over(query.over)] : []),
    ...unknown.map(copy.unknown),
  ];
  const shown = query.showsAll ? rows : differences(rows);
  const skus = products.map(({ sku }) => sku);
  return (
    <>
      <ComparisonKeeper skus={skus} added={query.added} isBare={query.isBare} />
      <Container>
        <div className={css.page}>
          <h1>{copy.title}</h1>
          {sentences.length > 0 && (
            <Alert tone="caution">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
          {products.length === 0 && <p>{copy.empty}</p>}
          {products.length > 1 && <Switch query={query} products={products} isAlike={shown.length === 0} />}
          {products.length > 0 && (
            <CompareTable
              label={copy.title}
              heads={products.map((product) => ({
                key: product.sku,
                head: <Light product={product} products={products} />,
              }))}
              rows={[
                ...shown.map(({ code, label, cells }) => ({
                  key: code,
                  head: label,
                  cells: cells.map((text) => text ?? copy.notStated),
                })),
                {
                  key: "take",
                  head: copy.take,
                  cells: products.map((product) => <Take key={product.sku} product={product} />),
                },
              ]}
            />
          )}
        </div>
      </Container>
      {products.length < mostCompared && (
        <>
          <ViewedElsewhere compared={skus} />
          <Container>
            <AddAnother comparison={comparison} isAll={query.showsAll} />
          </Container>
        </>
      )}
    </>
  );
}

function Switch(props: {
  readonly query: CompareQuery;
  readonly products: readonly Product[];
  readonly isAlike: boolean;
}) {
  const { query, products, isAlike } = props;
  const path = comparePath(products.map(({ sku }) => sku));
  return (
    <p className={css.ways}>
      <span>{query.showsAll ? copy.allRows : isAlike ? copy.alike : copy.onlyDifferences}</span>
      <a className={css.way} href={query.showsAll ? path : `${path}&rows=all`}>
        {query.showsAll ? copy.showDifferences : copy.showAll}
      </a>
    </p>
  );
}

function Light({ product, products }: { readonly product: Product; readonly products: readonly Product[] }) {
  const { sku, name, urlPath, media_gallery } = product;
  const [picture] = media_gallery;
  const others = products.filter((other) => other.sku !== sku).map((other) => other.sku);
  return (
    <>
      {picture && (
        <span className={css.picture}>
          <Picture source={picture} alt="" size={pictureSize} />
        </span>
      )}
      <span className={css.ways}>
        <a className={css.way} href={urlPath}>
          {name}
        </a>
        <a className={css.way} href={comparePath(others)} aria-label={copy.removeNamed(name)}>
          {copy.remove}
        </a>
      </span>
    </>
  );
}

function Take({ product: { sku, name, stock_status } }: { readonly product: Product }) {
  if (stock_status === "OUT_OF_STOCK") return copy.stocks.OUT_OF_STOCK;
  return (
    <form method="post" action="/form/cart/add">
      <input type="hidden" name="sku" value={sku} />
      <Button type="submit" tone="secondary" aria-label={copy.addNamed(name)}>
        {copy.addToCart}
      </Button>
    </form>
  );
}

/** What was not found stays in the field. */
function AddAnother({ comparison, isAll }: { readonly comparison: Comparison; readonly isAll: boolean }) {
  const { products, similar, unknown } = comparison;
  const skus = products.map(({ sku }) => sku);
  return (
    <div className={css.adding}>
      <WishedPicks compared={skus} />
      <ComparePicks
        id="suggestions"
        title={skus.length === 0 ? copy.beginners : copy.suggestions}
        products={similar}
        compared={skus}
        isAll={isAll}
      />
      <p className={css.ways}>
        <a className={css.way} href={routes.allProducts.href}>
          {copy.toLights}
        </a>
        <a className={css.way} href={routes.wishlist.href}>
          {copy.toWishlist}
        </a>
      </p>
      <details open={unknown.length > 0}>
        <summary className={css.way}>{copy.byNumber}</summary>
        <form className={css.form} action="/compare">
          {skus.map((sku) => (
            <input key={sku} type="hidden" name="sku" value={sku} />
          ))}
          {isAll && <input type="hidden" name="rows" value="all" />}
          <TextField id="compare-sku" name="sku" label={copy.sku} defaultValue={unknown[0]} maxLength={64} />
          <Button type="submit" tone="secondary">
            {copy.add}
          </Button>
        </form>
      </details>
    </div>
  );
}

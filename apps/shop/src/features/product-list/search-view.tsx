import { categoryPath } from "@precise/contract/product-url";
import { PictureTile, TileGrid } from "@precise/ui/blocks/picture-tile";
import { SearchForm } from "@precise/ui/blocks/search-form";
import { Alert } from "@precise/ui/components/alert";
import { EmptyState } from "@precise/ui/components/empty-state";
import { Container } from "@precise/ui/components/layout";
import type { CategoryNode } from "../../catalogue/category-tree.ts";
import { copy } from "../../copy.ts";
import { searchPath } from "../../gateway/search-path.ts";
import { IntentLink } from "../../shell/intent-link.client.tsx";
import { Picture } from "../../shell/picture.tsx";
import * as css from "./listing-view.css.ts";
import { ProductListView } from "./product-list-view.tsx";
import type { SearchResult } from "./search.data.ts";

const tileSize = { sizes: "(min-width: 1280px) 237px, (min-width: 900px) 19vw, 46vw", mostPixels: 640 };

/** What a search found, with a listing's filters; a way on when it found nothing. @source LOOK "Search panel" */
export function SearchView({ term, isCut, query, list, attributes, topCategories }: SearchResult) {
  const foundNothing = list.total_count === 0 && Object.keys(query.filters).length === 0;
  if (foundNothing) return <NothingFound term={term} topCategories={topCategories} />;
  return (
    <Container>
      <div className={css.head}>
        <div className={css.title}>
          <h1>{copy.search.resultsFor(term)}</h1>
          <p className={css.count}>{copy.listing.count(list.total_count)}</p>
        </div>
        {isCut && <p className={css.sentence}>{copy.search.tooLong}</p>}
        {list.suggestion !== undefined && (
          <Alert tone="neutral">{copy.search.suggestion(term, list.suggestion)}</Alert>
        )}
      </div>
      <ProductListView
        basePath={searchPath(term)}
        query={query}
        list={list}
        attributes={attributes}
        isSearch
      />
    </Container>
  );
}

function NothingFound({ term, topCategories }: Pick<SearchResult, "term" | "topCategories">) {
  return (
    <Container>
      <EmptyState level={1} title={copy.search.emptyTitle(term)} action={<SearchForm term={term} />}>
        <p>{copy.search.emptyText}</p>
      </EmptyState>
      <TopCategories categories={topCategories} />
    </Container>
  );
}

/** The page of a search without a term. */
export function SearchStart({ topCategories }: { readonly topCategories: readonly CategoryNode[] }) {
  return (
    <Container>
      <div className={css.head}>
        <h1>{copy.search.idleTitle}</h1>
        <SearchForm />
      </div>
      <TopCategories categories={topCategories} />
    </Container>
  );
}

function TopCategories({ categories }: { readonly categories: readonly CategoryNode[] }) {
  return (
    <section aria-labelledby="top-categories" className={css.head}>
      <h2 id="top-categories">{copy.search.topCategories}</h2>
      <TileGrid
        tiles={categories.map((category) => ({
          key: category.urlKey,
          tile: (
            <PictureTile
              name={category.name}
              href={categoryPath(category)}
              picture={
                category.image !== null && (
                  <Picture
                    source={{ imageUrl: category.image, width: 600, height: 600 }}
                    alt=""
                    size={tileSize}
                  />
                )
              }
              Link={IntentLink}
            />
          ),
        }))}
      />
    </section>
  );
}

import { categoryPath } from "@precise/contract/wire/product-url";
import { PictureTile, TileGrid } from "@precise/ui/blocks/page/picture-tile";
import { SearchForm } from "@precise/ui/blocks/search/search-form";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Container } from "@precise/ui/components/layout/layout";
import { CategoryLinks } from "@precise/web/components/category-links";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { categoryPicture } from "@precise/web/pictures/category-picture";
import { copy } from "#shop/base/copy.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { searchPath } from "#shop/base/routes/search-path.ts";
import { listingCopy } from "./listing-copy.ts";
import * as css from "./listing-view.css.ts";
import { ProductListView } from "./product-list-view.tsx";
import type { SearchResult } from "./search.data.ts";

const tileSize = {
  sizes: "(min-width: 1640px) 240px, (min-width: 900px) 15vw, (min-width: 600px) 31vw, 46vw",
  mostPixels: 600,
};

/** What a search found, with a listing's filters; links to go on when it found nothing. @source design "Search results" */
export function SearchView(result: SearchResult) {
  const { term, isCut, query, list, attributes, fitting, fewerWords } = result;
  const foundNothing = list.total_count === 0 && Object.keys(query.filters).length === 0;
  if (foundNothing) return <NothingFound {...result} />;
  return (
    <Container>
      <div className={css.head}>
        <PageTrail entries={[routes.search, { name: copy.search.resultsFor(term) }]} />
        <div className={css.title}>
          <h1>{copy.search.resultsFor(term)}</h1>
          <p className={css.count}>{copy.listing.count(list.total_count, "product")}</p>
        </div>
        {isCut && <p className={css.sentence}>{copy.search.tooLong}</p>}
        {list.suggestion !== undefined && (
          <Alert tone="neutral">{copy.search.suggestion(term, list.suggestion)}</Alert>
        )}
        <FewerWordsLinks fewerWords={fewerWords} />
        {list.suggestion === undefined && (
          <CategoryLinks label={listingCopy.fitting(term)} categories={fitting} />
        )}
      </div>
      <ProductListView
        basePath={searchPath(term)}
        countCall={{ path: "/api/product/search", name: term, group: "family" }}
        noun="product"
        query={query}
        list={list}
        attributes={attributes}
        searched={[term, list.suggestion ?? ""]}
      />
    </Container>
  );
}

function NothingFound(props: Pick<SearchResult, "term" | "fewerWords" | "fitting" | "topCategories">) {
  const { term, fewerWords, fitting, topCategories } = props;
  return (
    <Container>
      <EmptyState level={1} title={copy.search.emptyTitle(term)} action={<SearchForm term={term} />}>
        <p>{copy.search.emptyText}</p>
      </EmptyState>
      <div className={css.rescue}>
        <FewerWordsLinks fewerWords={fewerWords} />
        <CategoryLinks label={listingCopy.fitting(term)} categories={fitting} />
      </div>
      <TopCategories categories={topCategories} />
    </Container>
  );
}

function FewerWordsLinks({ fewerWords }: Pick<SearchResult, "fewerWords">) {
  if (fewerWords.length === 0) return null;
  return (
    <nav aria-label={listingCopy.fewerWords} className={css.fewer}>
      <p>{listingCopy.fewerWords}</p>
      <ul className={css.fewerTerms} role="list">
        {fewerWords.map(({ term, count }) => (
          <li key={term}>
            <IntentLink href={searchPath(term)} className={css.fewerLink}>
              {listingCopy.tryFewer(term, copy.listing.count(count, "product"))}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page of a search without a term. */
export function SearchStart({ topCategories }: { readonly topCategories: readonly CategoryNode[] }) {
  return (
    <Container>
      <div className={css.head}>
        <PageTrail entries={[{ name: routes.search.name }]} />
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
        tiles={categories.map((category) => {
          const source = categoryPicture(category);
          return {
            key: category.urlKey,
            tile: (
              <PictureTile
                name={category.name}
                href={categoryPath(category)}
                picture={source && <Picture source={source} alt="" size={tileSize} />}
                Link={IntentLink}
              />
            ),
          };
        })}
      />
    </section>
  );
}

import "reading-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { articles } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { ArticleView } from "#shop/features/articles/article-view.tsx";
import { articlesCopy } from "#shop/features/articles/articles-copy.ts";
import { loadProductRows } from "#shop/features/product-cards/product-row.data.tsx";

/** Articles are files: there are no others than those of the build. */
export const dynamicParams = false;

export function generateStaticParams() {
  return articles().map(({ slug }) => ({ slug }));
}

async function articleOf({ params }: PageProps<"/inspiration/[slug]">) {
  const { slug } = await params;
  return articles().find((each) => each.slug === slug);
}

export async function generateMetadata(props: PageProps<"/inspiration/[slug]">): Promise<Metadata> {
  const named = await articleOf(props);
  return named ? contentMetadata(named.article, `/inspiration/${named.slug}`, named.article.picture) : {};
}

export default async function ArticlePage(props: PageProps<"/inspiration/[slug]">) {
  const named = await articleOf(props);
  if (named === undefined) notFound();
  const { products } = named.article;
  const productRow = await loadProductRows(products);
  return <ArticleView {...named} products={productRow(products, articlesCopy.products)} />;
}

import "reading-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { articles } from "../../../../content/content-files.ts";
import { contentMetadata } from "../../../../content/content-metadata.ts";
import { loadProductRows } from "../../../../content/product-row.data.tsx";
import { ArticleView } from "../../../../features/articles/article-view.tsx";
import { articlesCopy } from "../../../../features/articles/articles-copy.ts";

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

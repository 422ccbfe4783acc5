import "product-stylesheet";
import { formatNaira } from "@precise/cart-core/money";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { pricesOf } from "#shop/base/amounts.ts";
import { canonicalOrigin, loaderAddresses } from "#shop/base/env.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import { loadBundle } from "#shop/features/bundle/bundle.data.ts";
import { BundleForm } from "#shop/features/bundle/bundle-form.client.tsx";
import { AddToCart } from "#shop/features/buying/cart/adding/add-to-cart.client.tsx";
import { DeliveryWithCart } from "#shop/features/buying/cart/adding/delivery-with-cart.client.tsx";
import { CompareLink } from "#shop/features/compare/compare-link.tsx";
import { loadProductArrival } from "#shop/features/product-page/arrival.data.ts";
import { everyProductSegment, loadProduct } from "#shop/features/product-page/product.data.ts";
import { productJsonLd } from "#shop/features/product-page/product-json-ld.ts";
import { ProductView } from "#shop/features/product-page/product-view.tsx";
import { roomSceneOf } from "#shop/features/product-page/room-scene.ts";
import { loadQuestions } from "#shop/features/questions/questions.data.ts";
import { QuestionsSection } from "#shop/features/questions/questions-section.tsx";
import { RecentlyViewed } from "#shop/features/recently-viewed/recently-viewed.client.tsx";
import { viewedSrcSets } from "#shop/features/recently-viewed/viewed-src-set.ts";
import { loadReviews } from "#shop/features/reviews/reviews.data.ts";
import { ReviewsSection } from "#shop/features/reviews/reviews-section.tsx";
import { StockNoticeForm } from "#shop/features/stock-notices/stock-notice-form.tsx";
import { WishHeart } from "#shop/features/wishlist/wish-heart.client.tsx";

type Props = PageProps<"/product/[path]">;

const load = cache((path: string) => loadProduct(decodedSegment(path)));

/** Every product of the snapshot is there from the start; the others come with their first visitor. */
export async function generateStaticParams() {
  return (await everyProductSegment()).map((path) => ({ path }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const content = await load((await params).path);
  if (!content) return {};
  const { name, short_description, urlPath, media_gallery } = content.product;
  return shareMetadata({
    title: name,
    description: short_description,
    shareText: `${formatNaira(pricesOf(content.product).now)}. ${short_description}`,
    path: urlPath,
    imageUrl: media_gallery[0]?.imageUrl,
  });
}

/** A product's page. proxy.ts has checked the address. @source spec §2 "/product/{slugified-name}-{sku}", design D10, D18 */
export default async function ProductPage({ params }: Props) {
  const content = await load((await params).path);
  if (!content) notFound();
  const { product } = content;
  const [company, figures, arrival, bundle, reviews, questions] = await Promise.all([
    loadCompany(),
    loadLightingFigures(),
    loadProductArrival(product),
    loadBundle(product),
    loadReviews(product.sku),
    loadQuestions(product.sku),
  ]);
  const { sku, name, urlPath, stock_left } = product;
  const [picture] = product.media_gallery;
  const { now } = pricesOf(product);
  const loaders = loaderAddresses();
  return (
    <>
      <JsonLd
        text={productJsonLd(
          product,
          { origin: canonicalOrigin(), shopName: company?.name ?? null },
          reviews.rating,
        )}
      />
      <ProductView
        {...content}
        addToCart={<AddToCart sku={sku} name={name} kobo={now} stockLeft={stock_left} />}
        heart={<WishHeart sku={sku} name={name} />}
        DeliveryWithCart={DeliveryWithCart}
        compare={<CompareLink sku={sku} name={name} />}
        bundle={bundle && <BundleForm {...bundle} />}
        fees={company}
        figures={figures}
        company={company}
        arrival={arrival}
        scene={roomSceneOf(product)}
        url={canonicalOrigin() + urlPath}
        stockNotice={product.stock_status === "OUT_OF_STOCK" && <StockNoticeForm sku={sku} />}
        reviews={<ReviewsSection sku={sku} name={name} reviews={reviews} />}
        questions={<QuestionsSection sku={sku} questions={questions} />}
      />
      <RecentlyViewed
        sku={sku}
        name={name}
        href={urlPath}
        {...(picture ? viewedSrcSets(picture) : { srcSet: "" })}
      />
      {loaders && <script async src={loaders.viewed} />}
    </>
  );
}

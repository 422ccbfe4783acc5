import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { priceBaseOf, pricesCookieName } from "#trade/features/prices/prices-cookie.ts";
import { loadProduct } from "#trade/features/product/product.data.ts";
import { ProductView } from "#trade/features/product/product-view.tsx";

type Props = PageProps<"/product/[path]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await loadProduct(decodedSegment((await params).path));
  return product ? { title: product.name } : {};
}

export default async function ProductPage({ params }: Props) {
  const segment = decodedSegment((await params).path);
  const product = await loadProduct(segment);
  if (product === null) notFound();
  // A wrong slug with a right article number (design D10).
  if (product.urlPath !== `/product/${segment}`) permanentRedirect(encodeURI(product.urlPath));
  const priceBase = priceBaseOf((await cookies()).get(pricesCookieName)?.value);
  return <ProductView product={product} priceBase={priceBase} />;
}

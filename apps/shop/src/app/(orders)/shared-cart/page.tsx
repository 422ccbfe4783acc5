import "cart-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { canonicalOrigin } from "#shop/base/env.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { cartNameOf } from "#shop/features/buying/lines/cart-name.ts";
import { cartProblemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { loadSharedCart, sharedCartPreview } from "#shop/features/buying/shared-cart/shared-cart.data.ts";
import { SharedCartView } from "#shop/features/buying/shared-cart/shared-cart-view.tsx";
import { shareCopy } from "#shop/features/buying/sharing/share-copy.ts";

type Props = PageProps<"/shared-cart">;

/** What a messenger shows of the link. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { line, name } = await searchParams;
  const preview = await sharedCartPreview(line);
  const picture = preview?.first?.product.media_gallery[0];
  const title =
    cartNameOf(name) ?? (preview?.pieces ? shareCopy.previewTitle(preview.pieces) : shareCopy.pageTitle);
  return {
    title,
    robots: { index: false },
    openGraph: {
      title,
      description: shareCopy.previewText,
      ...(picture && { images: [picture.imageUrl] }),
    },
  };
}

/** A cart shared by its link. It changes nothing: taking it is a post. */
export default async function SharedCartPage({ searchParams }: Props) {
  const { line, name, problem, of } = await searchParams;
  return (
    <Container>
      <SharedCartView
        state={await loadSharedCart(line)}
        problem={typeof problem === "string" ? cartProblemOf(problem) : null}
        name={cartNameOf(name)}
        origin={canonicalOrigin()}
        isWishlist={of === "wishlist"}
        terms={await loadCompany().catch(() => null)}
      />
    </Container>
  );
}

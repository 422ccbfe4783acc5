import "people-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { newsletterPageCopy } from "#shop/features/newsletter/newsletter-page-copy.ts";
import { UnsubscribeView } from "#shop/features/newsletter/unsubscribe-view.tsx";

export const metadata: Metadata = {
  title: newsletterPageCopy.unsubscribe.title,
  robots: { index: false },
  referrer: "no-referrer",
};

/** Where a newsletter's link leads. @source design D12 */
export default async function Page(props: PageProps<"/newsletter/unsubscribe/[token]">) {
  const { token } = await props.params;
  const { outcome } = await props.searchParams;
  return (
    <UnsubscribeView
      copy={newsletterPageCopy.unsubscribe}
      action="/form/newsletter/unsubscribe"
      token={decodedSegment(token)}
      isUnreachable={outcome === "unreachable"}
    />
  );
}

import "people-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { UnsubscribeView } from "#shop/features/newsletter/unsubscribe-view.tsx";
import { stockNoticeCopy } from "#shop/features/stock-notices/stock-notice-copy.ts";

export const metadata: Metadata = {
  title: stockNoticeCopy.stop.title,
  robots: { index: false },
  referrer: "no-referrer",
};

/** Where the link of a stock notice leads. @source design D12 */
export default async function Page(props: PageProps<"/stock-notices/unsubscribe/[token]">) {
  const { token } = await props.params;
  const { outcome } = await props.searchParams;
  return (
    <UnsubscribeView
      copy={stockNoticeCopy.stop}
      action="/form/stock-notice/stop"
      token={decodedSegment(token)}
      isUnreachable={outcome === "unreachable"}
    />
  );
}

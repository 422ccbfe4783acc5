import "reading-stylesheet";
import type { Metadata } from "next";
import { routes } from "#shop/base/routes/route-table.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { hasRecordFigures, loadOurRecord } from "#shop/features/our-record/our-record.data.ts";
import { ourRecordCopy } from "#shop/features/our-record/our-record-copy.ts";
import { OurRecordView } from "#shop/features/our-record/our-record-view.tsx";

/** Not for search engines before there is something to say. */
export async function generateMetadata(): Promise<Metadata> {
  const metadata = await shareMetadata({ ...ourRecordCopy, path: routes.ourRecord.href });
  return (await hasRecordFigures()) ? metadata : { ...metadata, robots: { index: false } };
}

export default async function OurRecordPage() {
  return <OurRecordView record={await loadOurRecord()} />;
}

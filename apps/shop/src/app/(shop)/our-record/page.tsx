import "reading-stylesheet";
import type { Metadata } from "next";
import { routes } from "#shop/base/routes/route-table.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadOurRecord } from "#shop/features/our-record/our-record.data.ts";
import { ourRecordCopy } from "#shop/features/our-record/our-record-copy.ts";
import { OurRecordView } from "#shop/features/our-record/our-record-view.tsx";

export function generateMetadata(): Promise<Metadata> {
  return shareMetadata({ ...ourRecordCopy, path: routes.ourRecord.href });
}

export default async function OurRecordPage() {
  return <OurRecordView record={await loadOurRecord()} />;
}

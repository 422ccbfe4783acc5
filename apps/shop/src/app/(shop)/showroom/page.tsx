import "service-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "../../../env.ts";
import { showroomCopy } from "../../../features/showrooms/showroom-copy.ts";
import { ShowroomView } from "../../../features/showrooms/showroom-view.tsx";
import { loadCompany } from "../../../server/company.ts";
import { shareMetadata } from "../../../shell/share-metadata.ts";

export const metadata: Metadata = shareMetadata({
  title: showroomCopy.title,
  description: showroomCopy.description,
  path: "/showroom",
});

/** @source spec §2 "/showroom" */
export default async function ShowroomPage() {
  return <ShowroomView company={await loadCompany()} origin={canonicalOrigin()} madeAt={new Date()} />;
}

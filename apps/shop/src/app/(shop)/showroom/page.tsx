import "service-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "#shop/base/env.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { showroomCopy } from "#shop/features/showrooms/showroom-copy.ts";
import { ShowroomView } from "#shop/features/showrooms/showroom-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = showroomCopy;
  return shareMetadata({ title, description: description(await loadCompany()), path: "/showroom" });
}

/** @source spec §2 "/showroom" */
export default async function ShowroomPage() {
  return <ShowroomView company={await loadCompany()} origin={canonicalOrigin()} madeAt={new Date()} />;
}

import "tools-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadOutage } from "#shop/features/lighting-tools/outage-plan/outage.data.ts";
import { OutageView } from "#shop/features/lighting-tools/outage-plan/outage-view.tsx";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";

type Props = PageProps<"/tools/outage-plan">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { route, sentence } = lightingTools.outagePlan;
  return toolMetadata(route, sentence, searchParamsOf(await searchParams).size > 0);
}

/** Which lights stay on while the power is out, made per request. */
export default async function OutagePlanPage({ searchParams }: Props) {
  const page = await loadOutage(searchParamsOf(await searchParams));
  return page ? <OutageView {...page} /> : notFound();
}

import "tools-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";
import { loadRunningCost } from "#shop/features/lighting-tools/running-cost/running-cost.data.ts";
import { RunningCostView } from "#shop/features/lighting-tools/running-cost/running-cost-view.tsx";

type Props = PageProps<"/tools/running-cost">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { route, sentence } = lightingTools.runningCost;
  return toolMetadata(route, sentence, searchParamsOf(await searchParams).size > 0);
}

/** What a light costs to run, made per request. */
export default async function RunningCostPage({ searchParams }: Props) {
  const page = await loadRunningCost(searchParamsOf(await searchParams));
  return page ? <RunningCostView {...page} /> : notFound();
}

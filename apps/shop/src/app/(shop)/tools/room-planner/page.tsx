import "tools-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";
import { PlannerView } from "#shop/features/lighting-tools/room-planner/planner-view.tsx";
import { loadRoomPlanner } from "#shop/features/lighting-tools/room-planner/room-planner.data.ts";

type Props = PageProps<"/tools/room-planner">;

const { route, sentence } = lightingTools.roomPlanner;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return toolMetadata(route, sentence, searchParamsOf(await searchParams).size > 0);
}

/** Made per request: what is planned is in the address. */
export default async function RoomPlannerPage({ searchParams }: Props) {
  const params = searchParamsOf(await searchParams);
  return <PlannerView content={await loadRoomPlanner(params)} params={params} />;
}

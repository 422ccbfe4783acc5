import "tools-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { LightColourView } from "#shop/features/lighting-tools/light-colour/light-colour-view.tsx";
import { readLightColour } from "#shop/features/lighting-tools/light-colour/read-light-colour.ts";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";

type Props = PageProps<"/tools/colour-of-light">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { route, sentence } = lightingTools.lightColour;
  return toolMetadata(route, sentence, searchParamsOf(await searchParams).size > 0);
}

/** Colours of light, and how true colours look; made per request, for the address says what is shown. */
export default async function LightColourPage({ searchParams }: Props) {
  return <LightColourView {...readLightColour(searchParamsOf(await searchParams))} />;
}

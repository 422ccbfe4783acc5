import "tools-stylesheet";
import { routes } from "#shop/base/routes/route-table.ts";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";
import { ToolPage } from "#shop/features/lighting-tools/parts/tool-page.tsx";

const { route, sentence } = lightingTools.lightColour;

export const metadata = toolMetadata(route, sentence);

export default function LightColourPage() {
  return (
    <ToolPage route={routes.lightColour} sentence={sentence}>
      {null}
    </ToolPage>
  );
}

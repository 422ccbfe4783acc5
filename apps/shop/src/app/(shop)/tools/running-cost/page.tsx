import "tools-stylesheet";
import { routes } from "#shop/base/routes/route-table.ts";
import { lightingTools } from "#shop/features/lighting-tools/parts/tool-list.ts";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";
import { ToolPage } from "#shop/features/lighting-tools/parts/tool-page.tsx";

const { route, sentence } = lightingTools.runningCost;

export const metadata = toolMetadata(route, sentence);

export default function RunningCostPage() {
  return (
    <ToolPage route={routes.runningCost} sentence={sentence}>
      {null}
    </ToolPage>
  );
}

import "tools-stylesheet";
import { routes } from "#shop/base/routes/route-table.ts";
import { overviewCopy } from "#shop/features/lighting-tools/overview/overview-copy.ts";
import { ToolOverview } from "#shop/features/lighting-tools/overview/tool-overview.tsx";
import { toolMetadata } from "#shop/features/lighting-tools/parts/tool-metadata.ts";

export const generateMetadata = () => toolMetadata(routes.tools, overviewCopy.sentence);

export default function ToolsPage() {
  return <ToolOverview />;
}

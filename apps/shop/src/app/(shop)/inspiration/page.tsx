import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { InspirationView } from "../../../features/articles/inspiration-view.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("inspiration.yaml"), routes.inspiration.href, "living");
}

export default function InspirationPage() {
  return <InspirationView />;
}

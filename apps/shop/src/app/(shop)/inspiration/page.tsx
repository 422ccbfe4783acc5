import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { InspirationView } from "#shop/features/articles/inspiration-view.tsx";

export function generateMetadata() {
  return contentMetadata(content("inspiration.yaml"), routes.inspiration.href, "living");
}

export default function InspirationPage() {
  return <InspirationView />;
}

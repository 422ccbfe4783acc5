import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { AboutView } from "#shop/features/company-pages/about-view.tsx";

export function generateMetadata() {
  return contentMetadata(content("about.yaml"), routes.aboutUs.href, "dining");
}

export default function AboutPage() {
  return <AboutView />;
}

import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { AboutView } from "#shop/features/company-pages/about-view.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("about"), routes.aboutUs.href, "dining");
}

export default function AboutPage() {
  return <AboutView />;
}

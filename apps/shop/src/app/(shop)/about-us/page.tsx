import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { AboutView } from "../../../features/company-pages/about-view.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("about.yaml"), routes.aboutUs.href, "dining");
}

export default function AboutPage() {
  return <AboutView />;
}

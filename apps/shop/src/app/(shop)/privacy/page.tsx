import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { LegalView } from "../../../features/legal/legal-view.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("privacy.md"), routes.privacy.href);
}

export default function PrivacyPage() {
  return <LegalView page="privacy" />;
}

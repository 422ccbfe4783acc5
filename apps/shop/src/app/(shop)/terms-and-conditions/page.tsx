import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { LegalView } from "#shop/features/legal/legal-view.tsx";

export function generateMetadata() {
  return contentMetadata(content("terms.md"), routes.terms.href);
}

export default function TermsPage() {
  return <LegalView page="terms" />;
}

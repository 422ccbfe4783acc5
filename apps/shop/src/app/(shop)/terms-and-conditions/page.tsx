import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { LegalView } from "#shop/features/legal/legal-view.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("terms"), routes.terms.href);
}

export default function TermsPage() {
  return <LegalView page="terms" />;
}

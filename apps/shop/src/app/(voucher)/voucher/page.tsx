import "reading-stylesheet";
import { newsletterConsentText } from "@precise/contract/newsletter";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { withFigures } from "#shop/base/content/figures.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { VoucherView } from "#shop/features/campaigns/voucher-view.tsx";
import { NewsletterForm } from "#shop/features/newsletter/newsletter-form.client.tsx";

export function generateMetadata() {
  const page = content("voucher.yaml");
  return contentMetadata({ ...page, title: withFigures(page.title) }, routes.voucher.href);
}

export default function VoucherPage() {
  return <VoucherView form={<NewsletterForm id="voucher-email" consent={newsletterConsentText} />} />;
}

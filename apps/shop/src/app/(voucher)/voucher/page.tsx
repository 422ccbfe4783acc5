import "reading-stylesheet";
import { newsletterConsentText } from "@precise/contract/newsletter";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { withFigures } from "../../../content/figures.ts";
import { VoucherView } from "../../../features/campaigns/voucher-view.tsx";
import { NewsletterForm } from "../../../features/newsletter/newsletter-form.client.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  const page = content("voucher.yaml");
  return contentMetadata({ ...page, title: withFigures(page.title) }, routes.voucher.href);
}

export default function VoucherPage() {
  return <VoucherView form={<NewsletterForm id="voucher-email" consent={newsletterConsentText} />} />;
}

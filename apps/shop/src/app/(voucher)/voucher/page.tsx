import "reading-stylesheet";
import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { VoucherView } from "#shop/features/campaigns/voucher-view.tsx";
import { NewsletterForm } from "#shop/features/newsletter/newsletter-form.client.tsx";

export function generateMetadata() {
  return contentMetadata(content("voucher.yaml"), routes.voucher.href);
}

export default async function VoucherPage() {
  return (
    <VoucherView
      company={await loadCompany()}
      form={<NewsletterForm id="voucher-email" consent={newsletterConsentText} />}
    />
  );
}

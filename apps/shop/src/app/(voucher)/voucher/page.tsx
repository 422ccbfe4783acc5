import "reading-stylesheet";
import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { VoucherView } from "#shop/features/campaigns/voucher-view.tsx";
import { NewsletterForm } from "#shop/features/newsletter/newsletter-form.client.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("voucher"), routes.voucher.href);
}

export default async function VoucherPage() {
  return (
    <VoucherView
      company={await loadCompany()}
      form={<NewsletterForm id="voucher-email" consent={newsletterConsentText} />}
    />
  );
}

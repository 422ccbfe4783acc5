import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { AffiliatesView } from "#shop/features/campaigns/affiliates-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("affiliates"), routes.affiliates.href);
}

export default function AffiliatesPage() {
  return <AffiliatesView form={<MessageForm form="affiliate" />} />;
}

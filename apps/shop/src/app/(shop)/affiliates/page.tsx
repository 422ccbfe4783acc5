import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { AffiliatesView } from "#shop/features/campaigns/affiliates-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export function generateMetadata() {
  return contentMetadata(content("affiliates.yaml"), routes.affiliates.href);
}

export default function AffiliatesPage() {
  return <AffiliatesView form={<MessageForm form="affiliate" />} />;
}

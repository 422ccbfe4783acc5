import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { AffiliatesView } from "../../../features/campaigns/affiliates-view.tsx";
import { MessageForm } from "../../../features/messages/message-form.client.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("affiliates.yaml"), routes.affiliates.href);
}

export default function AffiliatesPage() {
  return <AffiliatesView form={<MessageForm form="affiliate" />} />;
}

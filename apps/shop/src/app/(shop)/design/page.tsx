import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { DesignView } from "#shop/features/design-service/design-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export function generateMetadata() {
  return contentMetadata(content("design.yaml"), routes.design.href, "office");
}

export default function DesignPage() {
  return <DesignView form={<MessageForm form="design" />} />;
}

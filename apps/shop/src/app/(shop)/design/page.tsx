import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { DesignView } from "#shop/features/design-service/design-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("design"), routes.design.href, "office");
}

export default function DesignPage() {
  return <DesignView form={<MessageForm form="design" />} />;
}

import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { DesignView } from "../../../features/design-service/design-view.tsx";
import { MessageForm } from "../../../features/messages/message-form.client.tsx";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("design.yaml"), routes.design.href, "office");
}

export default function DesignPage() {
  return <DesignView form={<MessageForm form="design" />} />;
}

import "reading-stylesheet";
import { content } from "../../../content/content-files.ts";
import { contentMetadata } from "../../../content/content-metadata.ts";
import { HelpView } from "../../../features/help/help-view.tsx";
import { MessageForm } from "../../../features/messages/message-form.client.tsx";
import { loadCompany } from "../../../server/company.ts";
import { routes } from "../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("help.yaml"), routes.help.href);
}

export default async function HelpPage() {
  return <HelpView company={await loadCompany()} form={<MessageForm form="contact" />} />;
}

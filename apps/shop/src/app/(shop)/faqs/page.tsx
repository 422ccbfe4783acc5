import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { HelpView } from "#shop/features/help/help-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export function generateMetadata() {
  return contentMetadata(content("help.yaml"), routes.help.href);
}

export default async function HelpPage() {
  return <HelpView company={await loadCompany()} form={<MessageForm form="contact" />} />;
}

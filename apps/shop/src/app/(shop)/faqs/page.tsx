import "reading-stylesheet";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { HelpView } from "#shop/features/help/help-view.tsx";
import { MessageForm } from "#shop/features/messages/message-form.client.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("help"), routes.help.href);
}

export default async function HelpPage() {
  return <HelpView company={await loadCompany()} form={<MessageForm form="contact" />} />;
}

import "reading-stylesheet";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { formStartOf, referenceIn } from "#shop/features/messages/form-start.ts";
import { isMessageForm, messageCookieName } from "#shop/features/messages/message-cookie.ts";
import { messageForms } from "#shop/features/messages/message-forms.ts";
import { MessageView } from "#shop/features/messages/message-view.tsx";

export async function generateMetadata({ params }: PageProps<"/message/[form]">): Promise<Metadata> {
  const { form } = await params;
  return isMessageForm(form) ? { title: messageForms[form].title, robots: { index: false } } : {};
}

/** Made per request: it shows the outcome of a post without scripts. @source design D20 */
export default async function MessagePage({ params, searchParams }: PageProps<"/message/[form]">) {
  const { form } = await params;
  if (!isMessageForm(form)) notFound();
  const query = await searchParams;
  const typed = (await cookies()).get(messageCookieName)?.value;
  return <MessageView form={form} reference={referenceIn(query)} start={formStartOf(form, query, typed)} />;
}

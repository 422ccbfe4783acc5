import { phoneText } from "@precise/contract/nigeria/phone";
import type { Company } from "@precise/contract/shop/company";
import { BareHeader, type HelpWay } from "@precise/ui/blocks/header/bare-header";
import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import type { ReactNode } from "react";
import { greetingOf } from "#shop/base/company-words.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { loadShopName } from "#shop/base/server/company.ts";
import { SessionEnd } from "#shop/base/session/session-end.tsx";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import { RefreshOnReturn } from "./refresh-on-return.client.tsx";

/** Words of the bare header. */
const bareCopy = {
  help: "Help with your order",
  phone: "Call",
  whatsApp: "WhatsApp",
  email: "E-mail",
  question: "I have a question about my order.",
} as const;

/** Round a page that ends in paying: the logo, help, and nothing that leads away. */
export async function BareFrame(props: {
  /** Null while it is not known. */
  readonly company: Company | null;
  readonly children: ReactNode;
}) {
  const { company, children } = props;
  return (
    <>
      <SkipLink />
      <BareHeader
        homeHref={routes.home.href}
        name={company?.name ?? (await loadShopName())}
        help={bareCopy.help}
        ways={company ? waysToHelp(company) : []}
      />
      <main id="main">{children}</main>
      <ToastRegion />
      <RefreshOnReturn />
      <SessionEnd />
    </>
  );
}

function waysToHelp(company: Company): readonly HelpWay[] {
  const { phone, whatsapp, email } = company;
  return [
    { name: bareCopy.phone, value: phone, href: `tel:${phone.replaceAll(" ", "")}` },
    ...(whatsapp === undefined
      ? []
      : [
          {
            name: bareCopy.whatsApp,
            value: phoneText(whatsapp),
            href: whatsAppLink(greetingOf(company) + bareCopy.question, whatsapp),
          },
        ]),
    { name: bareCopy.email, value: email, href: `mailto:${email}` },
  ];
}

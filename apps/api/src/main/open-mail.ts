import { join } from "node:path";
import type { Mailbox } from "@precise/contract/wire/mailbox";
import type { ShopContent } from "#api/modules/company/content.ts";
import { mailLooks } from "#api/modules/look/mail-look.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { MailSender } from "#api/platform/mail/deliver-mails.ts";
import { folderTransport } from "#api/platform/mail/folder-transport.ts";
import type { MailTransport } from "#api/platform/mail/mail-transport.ts";
import { type MailRenderer, renderMail } from "#api/platform/mail/render/render-mail.ts";
import { smtpTransport } from "#api/platform/mail/smtp-transport.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import type { Env } from "./env.ts";
import { mailKinds } from "./shop-mails.ts";

/** Where this process's mails go, and how they look. */
export interface OpenedMail extends Pick<MailSender, "render"> {
  /** Undefined: no server is set yet, and mails wait. */
  readonly transport: MailTransport | undefined;
  /** The folder of the outbox page; undefined where a server takes the mails. */
  readonly outboxFolder: string | undefined;
}

/** Chooses by the environment: the server of SMTP_URL, or in local runs the folder `outbox` of the data folder. */
export function openMail(
  env: Pick<Env, "isLocal" | "smtpUrl" | "mailFrom" | "dataFolder" | "siteOrigins" | "deskOrigin"> & {
    readonly files: ShopFiles;
  },
  content: ShopContent,
  links: SignedLinks,
): OpenedMail {
  const outboxFolder = env.isLocal && env.smtpUrl === undefined ? join(env.dataFolder, "outbox") : undefined;
  // The first is the one that visitors see.
  const readRenderer = mailRenderers(content, links, {
    site: env.siteOrigins[0] ?? "",
    desk: env.deskOrigin,
    files: env.files,
    from: env.mailFrom,
  });
  return {
    transport: transportOf(env.smtpUrl, outboxFolder),
    render: async (mail) => renderMail(await readRenderer(), mail),
    outboxFolder,
  };
}

function transportOf(smtpUrl: string | undefined, folder: string | undefined): MailTransport | undefined {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl);
  return folder === undefined ? undefined : folderTransport(folder);
}

/**
 * Reads what makes the shop's mails, by what the company is at that moment.
 * @param options `site`, `desk`: origins for links; `files`: where the logo is; `from`: who sends them, the company where it
 * is left out
 */
export function mailRenderers(
  content: Pick<ShopContent, "company" | "look">,
  links: SignedLinks,
  options: {
    readonly site: string;
    readonly desk: string;
    readonly files: ShopFiles;
    readonly from?: Mailbox | undefined;
  },
): () => Promise<MailRenderer> {
  const { site, desk, files, from } = options;
  const readLook = mailLooks(files);
  return async () => {
    const look = await readLook(content.look);
    const { name, legal_name: legalName, address, phone, email } = content.company;
    return {
      brand: { name, legalName, address, phone, email, site, desk, ...(look && { look }) },
      from: from ?? { name, address: email },
      links,
      kinds: mailKinds,
    };
  };
}

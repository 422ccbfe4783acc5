import type { affiliateCalls } from "@precise/contract/shop/affiliates";
import type { contactCalls } from "@precise/contract/shop/contact";
import type { briefCalls } from "@precise/contract/shop/design-briefs";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { orRollBack, RolledBack } from "#api/platform/http/or-roll-back.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { attachPictures, keepPicture } from "#api/platform/sent-pictures/brief-pictures.ts";
import { cleanPicture } from "#api/platform/sent-pictures/clean-picture.ts";
import { isSuspect } from "./is-suspect.ts";
import { messageFacts } from "./message-facts.ts";
import { queueMessageMails } from "./message-mails.ts";
import { keepMessage, type MessageKind } from "./message-rows.ts";

const faultTexts = {
  not_a_picture: "Use a JPEG, PNG or WebP file.",
  picture_too_large: "This picture is too large. Use a smaller one.",
} as const;

interface Sent {
  readonly name: string;
  readonly email: string;
  readonly website?: string | undefined;
  readonly message?: string | undefined;
  readonly [field: string]: unknown;
}

/** What people write to the shop: kept, and mailed to its people; the sender gets the reference. */
export function messageHandlers(deps: {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly content: ShopContent;
  readonly files: ShopFiles;
}): Answers<typeof contactCalls & typeof affiliateCalls & typeof briefCalls> {
  const { db, limiter, content, files } = deps;

  async function receive(
    kind: MessageKind,
    { name, email, website, ...rest }: Sent,
    pictures: number,
    more: (tx: Sql, id: number) => Promise<void> = async () => undefined,
  ) {
    const verdict = await limiter.count("messageAddress", email.toLowerCase());
    if (!verdict.allowed) {
      const { retryAfterSeconds } = verdict;
      return failure(429, "rate_limited", "Too many messages from this e-mail address. Try again later.", {
        retryAfterSeconds,
      });
    }
    const texts = Object.values(rest).filter((value) => typeof value === "string");
    const suspect = isSuspect({ website, texts });
    return orRollBack(db, async (tx) => {
      const kept = await keepMessage(tx, { kind, name, email, content: rest, isSuspect: suspect });
      if (!kept.isNew) return answer({ reference: kept.reference });
      await more(tx, kept.id);
      if (!suspect) {
        await queueMessageMails(tx, content.company.email, {
          about: kind,
          reference: kept.reference,
          name,
          email,
          facts: messageFacts(rest).map(([label, value]) => [label, value]),
          text: rest.message ?? "",
          pictures,
        });
      }
      return answer({ reference: kept.reference });
    });
  }

  return {
    sendContactMessage: { limit: "messages", handle: ({ body }) => receive("contact", body, 0) },
    applyAsAffiliate: { limit: "messages", handle: ({ body }) => receive("affiliate", body, 0) },
    addBriefPicture: {
      limit: "uploads",
      async handle({ body }) {
        const clean = await cleanPicture(Buffer.from(body.content, "base64"));
        if (!clean.ok) return failure(422, clean.code, faultTexts[clean.code], { field: "content" });
        const { width, height } = clean.value;
        return answer({ picture: await keepPicture(db, files, clean.value), width, height });
      },
    },
    sendDesignBrief: {
      limit: "messages",
      async handle({ body: { pictures, ...brief } }) {
        const wanted = [...new Set(pictures)];
        // The pictures' names are part of the message: another brief with others is another brief.
        return receive("design", { ...brief, pictures: wanted }, wanted.length, async (tx, id) => {
          if ((await attachPictures(tx, { messageId: id }, wanted)) === wanted.length) return;
          const gone = "One of your pictures has expired. Add it again.";
          throw new RolledBack(failure(422, "unknown_picture", gone, { field: "pictures" }));
        });
      },
    },
  };
}

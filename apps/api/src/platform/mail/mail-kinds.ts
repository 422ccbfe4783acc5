import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import type { ReadyMail } from "./mail-transport.ts";
import type { MailBrand, MailContent } from "./render/blocks.ts";

/** A mail as it is queued until it is sent: its kind, and what was true when it happened, as JSON. */
export interface QueuedMail {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What a module needs to render its mails. */
export interface MailContext {
  readonly brand: MailBrand;
  readonly links: SignedLinks;
  readonly queuedAt: Date;
}

/** What a module makes of one of its mails; the addresses and the layout are added to it. */
export interface RenderedMail {
  readonly content: MailContent;
  /** Where an answer goes; to the shop when undefined. */
  readonly replyTo?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly calendar?: ReadyMail["calendar"] | undefined;
}

/** The renderers of queued mails by their kind. Each module declares its own; main/shop-mails.ts lists them all. */
export type MailKinds = Readonly<Record<string, (content: unknown, context: MailContext) => RenderedMail>>;

interface KindSchema {
  readonly shape: { readonly kind: { readonly def: { readonly values: readonly string[] } } };
  parse(content: unknown): QueuedMail;
}

/**
 * Declares the kinds of mail of a module.
 * @param schemas one object for each kind, with its `kind` as a literal
 * @param render gets what one of the schemas has read
 */
export function mailKinds<const Schemas extends readonly KindSchema[]>(
  schemas: Schemas,
  render: (mail: ReturnType<Schemas[number]["parse"]>, context: MailContext) => RenderedMail,
): MailKinds;
export function mailKinds(
  schemas: readonly KindSchema[],
  render: (mail: QueuedMail, context: MailContext) => RenderedMail,
): MailKinds {
  return Object.fromEntries(
    schemas.flatMap((schema) =>
      schema.shape.kind.def.values.map((kind) => [
        kind,
        (content: unknown, context: MailContext) => render(schema.parse(content), context),
      ]),
    ),
  );
}

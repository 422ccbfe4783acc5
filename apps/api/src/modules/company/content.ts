import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PageName, type PageTexts, pageNames } from "@precise/contract/desk/settings/page-texts";
import { deliveryDaysOfState } from "@precise/contract/desk/settings/setting-kinds";
import { states } from "@precise/contract/nigeria/states";
import { textsOfPage } from "@precise/contract/pages/page-documents";
import { weekdaysOf } from "@precise/contract/wire/weekdays";
import { parse } from "yaml";
import * as z from "zod/mini";
import { defaultTerms, type ShopTerms } from "./shop-terms.ts";

const text = z.string().check(z.trim(), z.minLength(1));

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const clock = text.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time like 09:00" }));

/** Ids that are part of addresses. */
const id = text.check(
  z.regex(/^[a-z0-9-]{1,40}$/, { error: "must be lower-case letters, digits and hyphens" }),
);

const webAddress = text.check(z.regex(/^https:\/\//, { error: "must begin with https://" }));
const ownPage = z.union([z.literal(""), webAddress]);

const bank = z.object({ bank_name: text, account_name: text, account_number: text });

/** What the owner's content file must hold for a checkout. Everything else in it belongs to the apps. */
const schema = z.object({
  showrooms: z.array(
    z.object({
      id: text,
      name: text,
      city: text,
      address: text,
      phone: text,
      email: z.optional(text),
      /** Name of the room whose picture represents it. */
      scene: z.optional(text),
      coordinates: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
      features: z.optional(z.array(text)),
      hours: z.array(
        z.object({
          days: text.check(
            z.refine((line) => weekdaysOf(line) !== undefined, {
              error: "must be days like Monday to Friday",
            }),
          ),
          open: z.nullable(clock),
          close: z.nullable(clock),
        }),
      ),
    }),
  ),
  /** Days on which everything is closed, apart from the public holidays that a calendar knows. */
  closed_days: z._default(z.array(z.object({ day: z.iso.date(), name: text })), []),
  /** Working days to the door, state by state, until the desk sets others; nothing is promised to states that are not in it. */
  delivery_days: z._default(z.partialRecord(z.enum(states.map(({ name }) => name)), deliveryDaysOfState), {}),
  /** What can be booked, and with whom; without it only requests are taken. */
  appointments: z._default(
    z.object({
      desks: z.array(z.object({ id, showroom: text, capacity: wholeNumber(1, 100) })),
      types: z.array(
        z.object({
          id,
          name: text,
          description: text,
          place: z.enum(["video", "showroom"]),
          desk: text,
          minutes: wholeNumber(5, 480),
          every_minutes: wholeNumber(5, 480),
          buffer_minutes: wholeNumber(0, 240),
          lead_hours: wholeNumber(0, 720),
          horizon_days: wholeNumber(1, 365),
        }),
      ),
    }),
    { desks: [], types: [] },
  ),
  company: z.object({
    /** True in the sample file: then invoices say that they are none. */
    sample: z.optional(z.boolean()),
    name: text,
    legal_name: text,
    promise: text,
    /** Where the company is registered, as a tax invoice states it. */
    address: text,
    phone: text,
    other_phones: z._default(z.array(text), []),
    whatsapp: z.optional(text),
    email: text,
    /** The shop's own pages; empty where it has none. @source decision 091 */
    social: z.object({ facebook: ownPage, instagram: ownPage, linkedin: ownPage }),
    tax: z.object({
      tin: text,
      rc_number: text,
      /** Of the registration for VAT, where it is another number than the TIN. */
      vat_number: z._default(z.string(), ""),
    }),
    /** For transfers of shoppers, and of companies where they have none of their own. */
    bank,
    /** For transfers and trade credit of companies. */
    bank_trade: z.optional(bank),
    /** Whether terms, privacy and returns are the shop's own; left out: unless the file is the sample. */
    legal_texts_are_own: z.optional(z.boolean()),
    /** Naira. @source design D14 */
    pay_on_delivery_limit: z.number().check(z.gte(0), z.lte(1_000_000_000)),
  }),
});

/** Texts of pages as the shop's content files say them. */
type PageFiles = Readonly<Partial<Record<PageName, PageTexts>>>;

/** The shop's own files: its build checks what is in them. */
const pagesFolder = join(import.meta.dirname, "../../../../shop/content");
const pageExtensions: Readonly<Partial<Record<PageName, "md">>> = { terms: "md", privacy: "md" };

/** The owner's showrooms, company and bank, with what the shop sets at the desk: the values of this moment. */
export type ShopContent = Omit<z.infer<typeof schema>, "delivery_days"> &
  ShopTerms & {
    /** What pages say where nothing was set. */
    readonly pageFiles: PageFiles;
  };

/** The content file is missing or wrong. The message is the one line to show. */
export class BadContent extends Error {
  override readonly name = "BadContent";
}

/**
 * Reads the content file.
 * @param environment its times hold until the desk sets others; `isLocal`: on a person's own computer a sample's days of delivery
 * are shown, elsewhere nobody has confirmed them (design D35)
 * @throws BadContent that names the file and the value at fault
 */
export async function readContent(
  file: string,
  {
    isLocal = false,
    ...times
  }: {
    readonly unpaidOrderHours?: number;
    readonly unprovedHoldMinutes?: number;
    readonly isLocal?: boolean;
  } = {},
): Promise<ShopContent> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, "utf8"));
  } catch (fault) {
    throw new BadContent(`The content file ${file} (SHOP_CONTENT) is missing or is not JSON.`, {
      cause: fault,
    });
  }
  const read = schema.safeParse(json);
  const desk = read.data?.appointments.desks.find(({ showroom }) =>
    read.data.showrooms.every(({ id: known }) => known !== showroom),
  );
  if (desk)
    throw new BadContent(
      `The content file ${file} (SHOP_CONTENT) is not valid: the desk ${desk.id} names a showroom that it does not have.`,
    );
  if (read.success) {
    const { delivery_days, ...content } = read.data;
    const { pay_on_delivery_limit: payOnDelivery, sample: isSample } = content.company;
    const isConfirmed = !isSample || isLocal;
    return {
      ...content,
      pageFiles: await readPageFiles(),
      ...defaultTerms({ payOnDelivery, deliveryDays: isConfirmed ? delivery_days : {}, ...times }),
    };
  }
  const path = read.error.issues[0]?.path.join(".") || "it";
  throw new BadContent(
    `The content file ${file} (SHOP_CONTENT) is not valid: ${path} is missing or malformed.`,
  );
}

/** Reads what the pages say where nothing was set at the desk; a page whose file is not there begins empty at the desk. */
async function readPageFiles(): Promise<PageFiles> {
  const read = await Promise.all(
    pageNames.map(async (page) => {
      const source = await readFile(
        join(pagesFolder, `${page}.${pageExtensions[page] ?? "yaml"}`),
        "utf8",
      ).catch(() => undefined);
      return source === undefined ? [] : [[page, textsOfPage(page, rawOf(source))] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** YAML, or Markdown below YAML between two lines of `---`. */
function rawOf(source: string): Record<string, unknown> {
  const [head = "", yaml] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source) ?? [];
  if (yaml === undefined) return parse(source) as Record<string, unknown>;
  return { ...(parse(yaml) as Record<string, unknown>), text: source.slice(head.length) };
}

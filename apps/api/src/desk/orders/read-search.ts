import { type Kobo, parsePrice } from "@precise/cart-core/money";
import { type OrderStage, orderStages } from "@precise/cart-core/order-stages";
import { type PaymentStatus, paymentStatuses } from "@precise/cart-core/payment-status";
import { plainSigns, seriesNumber, skuAsTyped } from "@precise/contract/wire/pasted-number";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { plainWords } from "#api/platform/text/plain-words.ts";

/** What someone typed into the search of orders. All of it must fit an order. */
export interface OrderSearch {
  /** One for each thing that was typed. */
  readonly terms: readonly SearchTerm[];
  /** `stage:packed`; stages that do not exist are left in, so that nothing is found by them. */
  readonly stages: readonly string[];
  /** `money:part_paid` */
  readonly money: readonly string[];
  /** `sku:LAMP-1`, upper case; an order must have all of them. */
  readonly skus: readonly string[];
  /** Invoices and credit notes by their numbers; an order must have all of them. */
  readonly documents: readonly string[];
}

export interface SearchTerm {
  /** A tsquery over `order_search.terms`: the ways in which an order may be found by it. */
  readonly query: string;
  /** Where it may be an amount. */
  readonly amount?: Kobo;
  /** Where it may be an article's number: as typed, upper case. */
  readonly sku?: string;
}

const mostTerms = 8;
const digitsOnly = /^[+\d().-]*\d[\d().-]*$/;
const amountText = /^(?:₦|NGN|N)?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,2})?$/i;

/**
 * Reads a search: part of an order's number, a name, a place, an e-mail, a phone in any form (0803…, +234…, 803 …, its last
 * digits), an amount (`₦125,000`, `125000`), an invoice's or a credit note's number, `stage:packed`, an article's number, `money:part_paid`,
 * `sku:LAMP-1`.
 * @param knowsEmails whether the reader may see e-mails, and so find by them
 */
export function readSearch(text: string, knowsEmails: boolean): OrderSearch {
  const stages: string[] = [];
  const money: string[] = [];
  const skus: string[] = [];
  const terms: SearchTerm[] = [];
  const document = documentNumber(text);
  if (document !== undefined) return { terms, stages, money, skus, documents: [document] };
  const documents: string[] = [];
  const number = readOrderNumber(text);
  for (const word of wordsOf(
    number ?? plainSigns(text).replace(/^\s*#|\b(?:order|no\.?)\s+(?=#?PR\s*-)/gi, ""),
  )) {
    const ofWord = documentNumber(word);
    if (ofWord !== undefined) {
      documents.push(ofWord);
      continue;
    }
    const [, field, value] = /^(stage|money|sku):(\S*)$/i.exec(word) ?? [];
    if (field?.toLowerCase() === "stage") stages.push(...listed(value));
    else if (field?.toLowerCase() === "sku") skus.push(...(value ? [skuAsTyped(value).toUpperCase()] : []));
    else if (field) money.push(...listed(value));
    else terms.push(...termOf(word, knowsEmails).map((term) => ({ ...term, ...articleOf(word) })));
  }
  return {
    terms: terms.slice(0, mostTerms),
    stages,
    money,
    skus: skus.slice(0, mostTerms),
    documents: documents.slice(0, mostTerms),
  };
}

function documentNumber(text: string): string | undefined {
  return seriesNumber("INV", text) ?? seriesNumber("CRN", text);
}

export function isStage(text: string): text is OrderStage {
  return (orderStages as readonly string[]).includes(text);
}

export function isMoney(text: string): text is PaymentStatus {
  return (paymentStatuses as readonly string[]).includes(text);
}

function listed(value = ""): string[] {
  return value.toLowerCase().replaceAll("-", "_").split(",").filter(Boolean);
}

/** Without the quotes and marks that are pasted round a number. */
function withoutEdges(word: string): string {
  return word.replace(/^["'`#[\]{}\u2018-\u201f]+|["'`.,;:[\]{}\u2018-\u201f]+$/g, "");
}

/** Words, where digits in groups, as of phones, are one. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let isPhone = false;
  for (const typed of text.trim().split(/\s+/).filter(Boolean)) {
    const word = /\d/.test(typed) ? withoutEdges(typed) : typed;
    const isDigits = digitsOnly.test(word);
    if (isDigits && isPhone) words.push(`${words.pop()}${word}`);
    else words.push(word);
    isPhone = isDigits;
  }
  return words;
}

function termOf(word: string, knowsEmails: boolean): SearchTerm[] {
  const amount = amountOf(word);
  const ways = new Set<string>();
  if (word.includes("@")) {
    if (knowsEmails) ways.add(begins(`@${word.toLowerCase()}`));
  } else {
    const parts = plainWords(word);
    // So many digits are a phone, and no word of a name or of a client's own order number.
    const isLongNumber = digitsOnly.test(word) && word.replace(/\D/g, "").length > 8;
    if (parts.length > 0 && !isLongNumber) ways.add(`(${parts.map(begins).join(" & ")})`);
    const number = parts.join("").replace(/^pr(?=[0-9a-z]{3})/, "");
    // As an order's number is read from paper: O for 0, I or L for 1.
    if (/^[0-9a-z]{3,8}$/.test(number))
      ways.add(begins(`#${number.replaceAll("o", "0").replace(/[il]/g, "1")}`));
    for (const digits of phonesOf(word)) ways.add(begins(`+${digits}`));
  }
  if (ways.size === 0) return amount === undefined ? [nothing] : [{ ...nothing, amount }];
  return [{ query: `(${[...ways].join(" | ")})`, ...(amount !== undefined && { amount }) }];
}

/** What may be an article's number has a digit or a hyphen, and is no phone. */
function articleOf(word: string): { readonly sku?: string } {
  const isPhone = digitsOnly.test(word) && word.replace(/\D/g, "").length > 8;
  const mayBe = !isPhone && /^[^@:₦,]{3,64}$/.test(word) && /[\d-]/.test(word);
  return mayBe ? { sku: skuAsTyped(word).toUpperCase() } : {};
}

/** No term of an order begins so. */
const nothing: SearchTerm = { query: "'!'" };

/** The digits of a phone as they are kept, national and without the 0; and as they are, for the last digits of one. */
function phonesOf(word: string): string[] {
  if (!digitsOnly.test(word)) return [];
  const digits = word.replace(/\D/g, "");
  const national = digits.replace(/^(00)?(234)?0?/, "");
  if (digits.length > 8) return [national];
  return [...new Set([digits, national])].filter((each) => each.length >= 3);
}

function amountOf(word: string): Kobo | undefined {
  const [, whole, part = ""] = amountText.exec(word) ?? [];
  if (whole === undefined) return undefined;
  const amount = parsePrice(`${whole.replaceAll(",", "")}${part}`);
  return amount.ok ? amount.value : undefined;
}

/** A lexeme of a tsquery, by how it begins. */
function begins(beginning: string): string {
  return `${lexeme(beginning)}:*`;
}

/** A lexeme of a tsquery, as it is kept. */
export function lexeme(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** Fields of commands' inputs as an operator types them, where all commands say them alike. */
const everywhere: Readonly<Record<string, string>> = {
  amount: "--amount",
  by: "--as",
  creditLimit: "--credit-limit",
  detail: "--detail",
  existing: "--to-company",
  file: "<file>",
  label: "--label",
  limit: "--limit",
  number: "<number>",
  payer: "--payer",
  priceList: "--price-list",
  reference: "--reference",
  stage: "--stage",
  state: "--state",
  subject: "--subject",
};

/** By command and the field's path, where they differ from that. A path covers all that is below it. */
const ofCommand: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "appointments.cancel": { reference: "<reference>" },
  "appointments.capacity": { desk: "<desk>", capacity: "<visitors>" },
  "appointments.day": { day: "<day>", desk: "--desk", reason: "--reason" },
  "appointments.done": { reference: "<reference>" },
  "appointments.hours": { desk: "<desk>", weekday: "<weekday>", hours: "<hours>" },
  "catalogue.import": { confirmedWithdrawals: "--confirm-withdrawals" },
  "coupons.create": {
    code: "--code",
    "code.prefix": "--prefix",
    "benefit.naira": "--amount",
    "benefit.percent": "--percent",
    minimum: "--minimum or --over",
    startsAt: "--from",
    endsAt: "--until",
    boundEmail: "--email",
    maxUses: "--uses",
    maxUsesPerPerson: "--uses-per-person",
  },
  "coupons.disable": { code: "<code>" },
  "messages.delete": { reference: "<reference>" },
  "messages.export-pictures": { reference: "<reference>", folder: "<folder>" },
  "messages.show": { reference: "<reference>" },
  "orders.list": { email: "--email" },
  "orders.move": { to: "<stage>", restocks: "--restock" },
  "orders.set-delivery-fee": { fee: "<naira>" },
  "outbox.retry": { which: "<id>" },
  "payments.confirm": { at: "--at", provider: "--provider" },
  "payments.move": { reference: "<reference>", from: "--from", to: "--to", provider: "--provider" },
  "payments.note": { at: "--at", provider: "--provider" },
  "payments.refund": { at: "--at", provider: "--provider", reason: "--reason" },
  "price-lists.create": { code: "<code>", percent: "--percent", rounding: "--rounding" },
  "price-lists.import": { code: "<code>", removesUnlisted: "--remove-unlisted" },
  "sessions.end": { email: "--email" },
  "sessions.list": { email: "--email" },
  "stock.set": { sku: "<sku>", quantity: "<pieces>" },
  "trade.approve": { application: "<application>" },
  "trade.assign-price-list": { company: "<company>", priceList: "<code>" },
  "trade.create": {
    "company.name": "--company",
    "company.rcNumber": "--rc",
    "company.priceList": "--price-list",
    "company.creditLimit": "--credit-limit",
    "company.existing": "--to-company",
    "person.email": "<email>",
    "person.firstname": "--firstname",
    "person.lastname": "--lastname",
    "person.phone": "--phone",
  },
  "trade.decline": { application: "<application>" },
  "trade.disable": { client: "<client>" },
  "trade.enable": { client: "<client>" },
  "trade.reset-password": { email: "<email>" },
  "trade.set-credit-limit": { company: "<company>", limit: "<naira>" },
  "trade.set-terms": { company: "<company>", days: "<days>" },
  "trade.set-tin": { company: "<company>", tin: "<tin>" },
};

/**
 * What an operator typed that became this field: `--percent` for `benefit.percent` of `coupons.create`.
 * @returns the field's own path where nothing of that name is typed
 */
export function optionName(command: string, path: readonly PropertyKey[]): string {
  const own = ofCommand[command] ?? {};
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join(".");
    const option = own[name] ?? everywhere[name];
    if (option !== undefined) return option;
  }
  return path.join(".") || "The command";
}

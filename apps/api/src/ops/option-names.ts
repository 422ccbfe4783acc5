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
  priceList: "--price-list",
  reference: "<reference>",
  stage: "--stage",
  state: "--state",
  subject: "--subject",
};

/** By command and the field's path, where they differ from that. A path stands for all that is below it. */
const ofCommand: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "appointments.capacity": { desk: "<desk>", capacity: "<visitors>" },
  "appointments.day": { day: "<day>", desk: "--desk", reason: "--reason" },
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
  "messages.export-pictures": { folder: "<folder>" },
  "orders.confirm-transfer": { reference: "--reference" },
  "orders.list": { email: "--email" },
  "orders.move": { to: "<stage>", restocks: "--restock" },
  "orders.set-delivery-fee": { fee: "<naira>" },
  "outbox.retry": { which: "<id>" },
  "price-lists.create": { code: "<code>", percent: "--percent", rounding: "--rounding" },
  "price-lists.import": { code: "<code>", removesUnlisted: "--remove-unlisted" },
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

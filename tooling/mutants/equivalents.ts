/** A change of the code that no test can notice, because the code does the same with it. */
export interface Equivalent {
  /** A path from the repository's root. */
  readonly file: string;
  /** The line where the change begins, without the space around it: line numbers move too often. */
  readonly lineText: string;
  /** As `pnpm mutants` prints it. */
  readonly original: string;
  readonly replacement: string;
  /** Why nobody can tell the difference. */
  readonly reason: string;
}

/** An entry that matches no surviving change any more is a fault: see `judge`. */
export const equivalents: readonly Equivalent[] = [
  ...inCartCore(
    "quick-order/piece-count.ts",
    'only "unproven" is ever asked about: every other mark is a dot',
    [
      [
        'export function readPieceCount(text: string, mark: DecimalMark = "dot"): Result<number, PieceCountProblem> {',
        '"dot"',
        '""',
      ],
    ],
  ),
  ...inCartCore(
    "quick-order/quick-order-text.ts",
    'only "unproven" is ever asked about: every other mark is a dot',
    [
      [
        'return readRows(cut, lines.some(hasSemicolons) ? decimalMarkOf(cut.flatMap(cellsOf)) : "dot");',
        '"dot"',
        '""',
      ],
      ['areSemicolons ? decimalMarkOf(rows.flat().map((cell) => cell.trim())) : "dot",', '"dot"', '""'],
    ],
  ),
  ...inCartCore("text/written-number.ts", 'only "unproven" is ever asked about: every other mark is a dot', [
    ['mark: DecimalMark = "dot",', '"dot"', '""'],
  ]),
  ...inCartCore(
    "text/written-number.ts",
    "the group is in both expressions: the default is for the compiler",
    [['const { whole = "", fraction = "" } = read.groups;', '""', '"Stryker was here!"']],
  ),
  ...inCartCore(
    "delivery/advisor.ts",
    "a total at which a row begins pays that row's fee, so that it lies no way up",
    [[".filter(({ from }) => from > grandTotal)", "from > grandTotal", "from >= grandTotal"]],
  ),
  ...inCartCore("cart/shared-lines.ts", "the group is in the expression: the default is for the compiler", [
    [": [...text.matchAll(link)].flatMap(([, query]) => query ?? []);", "[]", '["Stryker was here"]'],
  ]),
  ...inCartCore("money/money.ts", "the group is in the expression: the default is for the compiler", [
    ['const [, whole = "", part = ""] = digits;', '""', '"Stryker was here!"'],
  ]),
  ...inCartCore("money/money.ts", "below 0.000001 both are nothing, and from 10^21 up neither is safe", [
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code, as it stands there
      'const inKobo = written.includes("e") ? amount * 100 : Number(`${written}e2`);',
      "amount * 100",
      "amount / 100",
    ],
  ]),
  ...inCartCore(
    "money/price-list-change.ts",
    "what is no price of an article is of no article that a line names",
    [
      [
        "const faults = ladderFaults(written, removesUnlisted ? [] : unlisted);",
        "[]",
        '["Stryker was here"]',
      ],
    ],
  ),
  ...inCartCore("delivery/delivery-promise.ts", "no time comes after null: the check is for the compiler", [
    ["const isLate = cutOff !== null && time >= cutOff && isWorked(day);", "cutOff !== null", "true"],
  ]),
  ...inCartCore(
    "delivery/delivery-promise.ts",
    "the day that is counted from is worked, so that it stays itself",
    [
      [
        "const start = availableOn && availableOn > counted ? firstFrom(availableOn) : counted;",
        "availableOn > counted",
        "availableOn >= counted",
      ],
    ],
  ),
  ...inCartCore("delivery/delivery-zones.ts", "names are compared with each other alone", [
    ["const key = name.trim().toLowerCase();", "name.trim().toLowerCase()", "name.trim().toUpperCase()"],
  ]),
  ...inCartCore("delivery/delivery-zones.ts", "a gap begins where no row begins", [
    ["const after = tiers.findLastIndex((row) => row.from < from);", "row.from < from", "row.from <= from"],
  ]),
  ...inCartCore("delivery/free-delivery.ts", "nothing else has a fee: the check is for the compiler", [
    ['if (delivery.kind === "fee" && delivery.fee === 0)', 'delivery.kind === "fee"', "true"],
  ]),
  ...inCartCore("delivery/tier-table.ts", "both tables have as many rows: the check is for the compiler", [
    [
      "return there !== undefined && there.from === from && there.to === to && there.fee === fee;",
      "there !== undefined",
      "true",
    ],
  ]),
  ...inCartCore("orders/payment-attempts.ts", "it is the name of no status", [
    ["reversed: [],", "[]", '["Stryker was here"]'],
    ["processed: [],", "[]", '["Stryker was here"]'],
    ["failed: [],", "[]", '["Stryker was here"]'],
  ]),
  ...inCartCore(
    "prices/price-limit.ts",
    "free delivery has no amount, and nothing is more than nothing: the check is for the compiler",
    [
      ['if (benefit.kind === "free_delivery") return false;', 'benefit.kind === "free_delivery"', "false"],
      ['if (benefit.kind === "free_delivery") return false;', '"free_delivery"', '""'],
    ],
  ),
  ...inCartCore("text/json.ts", "neither text is JSON, and a function without a return gives undefined", [
    ['return JSON.parse(text ?? "");', '""', '"Stryker was here!"'],
    [
      "} catch {",
      "{ // Storage, cookies and foreign servers hold what anyone wrote there. return undefined; }",
      "{}",
    ],
  ]),
  ...inCartCore(
    "cart/badge-count.ts",
    "isSafeInteger is false for what is no number: the check is for the compiler",
    [
      [
        'return typeof quantity === "number" && Number.isSafeInteger(quantity) ? Math.max(0, quantity) : 0;',
        'typeof quantity === "number"',
        "true",
      ],
    ],
  ),
  ...inCartCore(
    "cart/session-snapshot.ts",
    "isSafeInteger is false for what is no number: the check is for the compiler",
    [
      [
        'if (typeof price !== "string" || typeof quantity !== "number" || typeof cart !== "string") return null;',
        'typeof quantity !== "number"',
        "false",
      ],
    ],
  ),
  {
    file: "apps/api/src/modules/stock/adjust-stock.ts",
    lineText: "await moveStock(tx, new Map([[row.sku, Math.abs(pieces)]]), pieces > 0 ? 1 : -1);",
    original: "pieces > 0",
    replacement: "pieces >= 0",
    reason: "pieces is never 0, and of no pieces nothing moves either way",
  },
  {
    file: "apps/api/src/modules/stock/stock-list.ts",
    lineText: 'way: "asc",',
    original: '"asc"',
    replacement: '""',
    reason: "SQL sorts upwards where nothing is said",
  },
  ...inOrders("changes/answer-change.ts", 'only "staff" is ever asked about', [
    ['const { difference, quoted } = await quoteLocked(tx, order, wanted, terms, "buyer");', '"buyer"', '""'],
  ]),
  ...inOrders("changes/change-link.ts", "no order has such a number, and the answer is the same 404", [
    [
      'const [number, id] = links.open("order-change", token)?.split(" ") ?? [];',
      "[]",
      '["Stryker was here"]',
    ],
    [
      "return number === undefined ? undefined : { number, id: Number(id) };",
      "number === undefined",
      "false",
    ],
  ]),
  ...inOrders("changes/change-order.ts", "the order is locked, so that its row is there", [
    ["if (row?.revision === revision) return undefined;", "row?.revision", "row.revision"],
  ]),
  ...inOrders("changes/change-order.ts", "what was written is there: the check is for the compiler", [
    ["function failed(): never {", '{ throw new Error("a change was written and is not there"); }', "{}"],
    [
      'throw new Error("a change was written and is not there");',
      '"a change was written and is not there"',
      '""',
    ],
  ]),
  ...inOrders("changes/change-rows.ts", "what was written is there: the check is for the compiler", [
    ['if (!row) throw new Error("a change was written and is not there");', "!row", "false"],
    [
      'if (!row) throw new Error("a change was written and is not there");',
      '"a change was written and is not there"',
      '""',
    ],
  ]),
  ...inOrders(
    "changes/correct-order.ts",
    "where nothing is different it writes what is there, and tells nobody",
    [["if (changed.length === 0) return [];", "changed.length === 0", "false"]],
  ),
  ...inOrders("changes/correct-order.ts", "it is used only where there is a note", [
    ['correction.note ?? "",', '""', '"Stryker was here!"'],
  ]),
  ...inOrders("changes/difference.ts", "each article is of one order or the other", [
    [
      "name: after.get(sku)?.name ?? before.get(sku)?.name ?? sku,",
      "before.get(sku)?.name",
      "before.get(sku).name",
    ],
  ]),
  ...inOrders("changes/refuse-change.ts", "the order is locked, so that its row is there", [
    ["return row?.is_in_review", "row?.is_in_review", "row.is_in_review"],
  ]),
  ...inOrders("changes/replace-order.ts", "what was placed is there: the check is for the compiler", [
    ['if (!successor) throw new Error("an order was placed and is not there");', "!successor", "false"],
    [
      'if (!successor) throw new Error("an order was placed and is not there");',
      '"an order was placed and is not there"',
      '""',
    ],
    ['if (!order) throw new Error("an order was placed and is not there");', "!order", "false"],
    [
      'if (!order) throw new Error("an order was placed and is not there");',
      '"an order was placed and is not there"',
      '""',
    ],
  ]),
  ...inOrders("changes/replace-order.ts", "a quote places nothing, and what it did is rolled back", [
    ['await takeMoney(tx, order, "system");', '"system"', '""'],
    ['await giveUp(tx, order, "system");', '"system"', '""'],
    ['proof: "staff",', '"staff"', '""'],
    ['keyScope: "",', '""', '"Stryker was here!"'],
  ]),
  ...inOrders("changes/replace-order.ts", "a field that is undefined is as good as none", [
    [
      "contact: { ...contact, ...(channel === undefined ? {} : { news: channel }) },",
      "channel === undefined",
      "false",
    ],
  ]),
  ...inOrders("changes/replace-order.ts", "the order is locked, so that its row is there", [
    ["return row?.customer_id ?? null;", "row?.customer_id", "row.customer_id"],
  ]),
  ...inOrders("changes/wished-order.ts", "a field that is undefined is as good as none", [
    ["...(address === undefined ? {} : { address }),", "address === undefined", "false"],
  ]),
  ...inOrders(
    "changes/wished-order.ts",
    "what is collected has a showroom, and what is delivered needs none",
    [
      [
        'return method === "pickup" ? { method, showroom: showroom?.id ?? "" } : { method };',
        'method === "pickup"',
        "true",
      ],
      [
        'return method === "pickup" ? { method, showroom: showroom?.id ?? "" } : { method };',
        "showroom?.id",
        "showroom.id",
      ],
      [
        'return method === "pickup" ? { method, showroom: showroom?.id ?? "" } : { method };',
        '""',
        '"Stryker was here!"',
      ],
    ],
  ),
  ...inOrders(
    "changes/wished-order.ts",
    "a company's order is refused before: the check is for the compiler",
    [
      ...(
        [
          ['method === "on_account"', "false"],
          ['"on_account"', '""'],
          ["\"a company's order is not changed like a shopper's\"", '""'],
        ] as const
      ).map(
        ([original, replacement]) =>
          [
            'if (method === "on_account") throw new Error("a company\'s order is not changed like a shopper\'s");',
            original,
            replacement,
          ] as const,
      ),
    ],
  ),
  ...inMoney("statements/known-credits.ts", "no statement has this number", [
    ["for (const id of stored?.statements ?? []) {", "[]", '["Stryker was here"]'],
  ]),
  ...inMoney("statements/known-credits.ts", "those that are left out are not in the database", [
    ["const more = groups", "groups .filter(({ alike }) => first.has(digestOf(alike, 1)))", "groups"],
  ]),
  ...inMoney("statements/known-credits.ts", "fifty more are looked up than anybody expects", [
    [
      "Array.from({ length: rows.length + mostEarlier }, (_, at) => digestOf(alike, at + 2)),",
      "at + 2",
      "at - 2",
    ],
  ]),
  ...inMoney("statements/save-statement.ts", "only a row that is refused has a reason", [
    ['why: each.kind === "refused" ? each.why : null,', 'each.kind === "refused"', "true"],
  ]),
  ...inMoney("money-queues.ts", 'a list is sorted so where nothing is said, and only "desc" is asked about', [
    ['way: "asc",', '"asc"', '""'],
  ]),
];

/** The same of the money of the API. */
function inMoney(file: string, reason: string, changes: Parameters<typeof inFile>[2]): Equivalent[] {
  return inFile(`apps/api/src/modules/money/${file}`, reason, changes);
}

/** The same of the orders of the API. */
function inOrders(file: string, reason: string, changes: Parameters<typeof inFile>[2]): Equivalent[] {
  return inFile(`apps/api/src/modules/orders/${file}`, reason, changes);
}

/** The same of cart-core. */
function inCartCore(file: string, reason: string, changes: Parameters<typeof inFile>[2]): Equivalent[] {
  return inFile(`packages/cart-core/src/${file}`, reason, changes);
}

/** Changes in one file that are equal for the same reason: the line, what stood there, and what stands there instead. */
function inFile(
  file: string,
  reason: string,
  changes: readonly (readonly [lineText: string, original: string, replacement: string])[],
): Equivalent[] {
  return changes.map(([lineText, original, replacement]) => ({
    file,
    lineText,
    original,
    replacement,
    reason,
  }));
}

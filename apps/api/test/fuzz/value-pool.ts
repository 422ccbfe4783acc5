/** Values that the shop itself has told, by their names: what requests that mean something are made of. */
export interface ValuePool {
  /** Takes up what an answer says. @param path template of the call that was answered */
  learn(path: string, answer: unknown): void;
  /**
   * A value of this name, mostly of this part of the shop; undefined where none that fits was told.
   * @param path template of a call up to where the value stands
   */
  pick(path: string, name: string, fits?: (value: unknown) => boolean): unknown;
  /** The revision of the thing that this value names, a number or a digest. */
  revisionOf(value: unknown): number | string | undefined;
  /** The revision of the whole list that this part of the shop changes at once: of all categories, say. */
  revisionOfPart(path: string): number | string | undefined;
}

const keptOfEach = 60;
const identities = ["number", "reference", "id", "sku", "code", "name"] as const;
/** Names under which calls take what answers call otherwise. */
const otherNames = new Map(
  Object.entries({
    sourceCartId: ["cartId"],
    order: ["number"],
    to: ["number"],
    from: ["number"],
    person: ["people.id"],
    dispute: ["disputes.id", "reference"],
    calendar: ["calendars.id"],
    amount: ["value"],
    accepted_total: ["value"],
    limit: ["value"],
    hash: ["media"],
  }),
);

/** @param random from 0 to 1 */
export function createValuePool(random: () => number): ValuePool {
  const kept = new Map<string, unknown[]>();
  const revisions = new Map<unknown, number | string>();

  function keep(key: string, value: unknown): void {
    const values = kept.get(key) ?? [];
    kept.set(key, values);
    if (values.includes(value)) return;
    if (values.length < keptOfEach) values.push(value);
    else values[Math.floor(random() * keptOfEach)] = value;
  }

  function visit(parts: readonly string[], under: string, name: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 20)) visit(parts, name, singular(name), item);
      return;
    }
    if (typeof value === "object" && value !== null) {
      const thing: Readonly<Record<string, unknown>> = { ...value };
      const list = under === "" ? `${name}s` : under;
      for (const [key, inner] of Object.entries(thing))
        visit(parts, Array.isArray(inner) ? key : list, key, inner);
      const { revision } = thing;
      if (typeof revision !== "number" && typeof revision !== "string") return;
      const named = identities.flatMap((key) => (thing[key] === undefined ? [] : [String(thing[key])]));
      for (const key of named.length > 0 ? named : [`part:${parts[0]}`]) revisions.set(key, revision);
      return;
    }
    // What the fuzz itself brought in names nothing.
    if (typeof value === "string" ? !/^[\x20-\x7e]{1,300}$/.test(value) : typeof value !== "number") return;
    for (const key of [name, ...parts.map((part) => `${part}.${name}`), `${under}.${name}`]) keep(key, value);
    const picture = typeof value === "string" ? /^\/media\/([0-9a-f]{16})\//.exec(value)?.[1] : undefined;
    if (picture !== undefined) keep("media", picture);
  }

  return {
    learn: (path, answer) => visit(partsOf(path), "", "", answer),
    pick(path, name, fits = () => true) {
      const part = partsOf(path).at(-1) ?? "";
      const own = kept.get(`${part}.${name}`) ?? [];
      const all = [name, ...(otherNames.get(name) ?? [])].flatMap((key) => kept.get(key) ?? []);
      const fitting = (own.length > 0 && random() < 0.9 ? own : all).filter(fits);
      return fitting[Math.floor(random() * fitting.length)];
    },
    revisionOf: (value) => revisions.get(String(value)),
    revisionOfPart: (path) => revisions.get(`part:${partsOf(path)[0]}`),
  };
}

/** `prices` and `changes` of `/api/desk/prices/changes/{id}/undo`. */
function partsOf(path: string): string[] {
  const before = path.replace(/^\/api\/(?:desk\/|clients\/)?/, "").split("/");
  const last = before.findLastIndex((piece) => piece.startsWith("{"));
  const pieces = (last === -1 ? before : before.slice(0, last)).filter((piece) => !piece.startsWith("{"));
  return [...new Set([pieces[0] ?? "", pieces.at(-1) ?? ""])];
}

/** What one of a list is called. */
export function singular(name: string): string {
  if (name === "people") return "people";
  return name.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}

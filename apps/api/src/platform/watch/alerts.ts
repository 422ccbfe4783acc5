/** What is wrong at one look, by what it is about: `shop.example` → "answered 503". */
export type Faults = ReadonlyMap<string, string>;

/** What the watch remembers between two looks. */
export interface Watched {
  /** By what each is about: at how many looks in a row it was found. */
  readonly looks: ReadonlyMap<string, number>;
  /** What the last mail named, and when it was sent. */
  readonly mailed?: { readonly about: readonly string[]; readonly at: number };
}

export interface Alert {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** One look may fall into a restart. */
const looksBeforeMail = 3;
const againAfterMilliseconds = 6 * 60 * 60_000;

/**
 * Decides whether to mail after a look: when something is newly wrong at three looks in a row, every six hours while it
 * stays, and once when all is well again.
 * @param now milliseconds since 1970
 */
export function afterLook(
  watched: Watched,
  faults: Faults,
  now: number,
): { readonly watched: Watched; readonly alert?: Alert } {
  const looks = new Map([...faults.keys()].map((about) => [about, (watched.looks.get(about) ?? 0) + 1]));
  const lasting = [...looks].flatMap(([about, count]) => (count >= looksBeforeMail ? [about] : []));
  const { mailed } = watched;
  if (lasting.length > 0) {
    const isNew = lasting.some((about) => !mailed?.about.includes(about));
    if (!isNew && mailed && now - mailed.at < againAfterMilliseconds) return { watched: { looks, mailed } };
    const lines = [...faults].map(([about, fault]) => `${about}: ${fault}`);
    return {
      watched: { looks, mailed: { about: lasting, at: now } },
      alert: { subject: `Not right: ${lasting.join(", ")}`, lines },
    };
  }
  if (mailed && faults.size === 0) {
    const lines = mailed.about.map((about) => `${about}: as it should be`);
    return { watched: { looks }, alert: { subject: "All is well again", lines } };
  }
  return { watched: { looks, ...(mailed && { mailed }) } };
}

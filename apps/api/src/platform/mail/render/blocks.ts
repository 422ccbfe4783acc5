/** One row of a table of facts: what it is, and its value. */
export type Fact = readonly [label: string, value: string];

/** One thing that was bought. */
export interface MailLine {
  readonly name: string;
  /** Article number, pieces and price of one: one short line. */
  readonly note: string;
  readonly total: string;
}

/** A part of a mail, said once and rendered twice: as HTML and as plain text. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** Where the order is on its way; the last done step is where it stands. */
  | { readonly kind: "steps"; readonly labels: readonly string[]; readonly done: number }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | {
      readonly kind: "lines";
      readonly lines: readonly MailLine[];
      readonly sums: readonly Fact[];
      /** The amount that counts, shown large. */
      readonly due: Fact;
      readonly note?: string;
    }
  | { readonly kind: "address"; readonly label: string; readonly rows: readonly string[] }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  /** Beside the one thing to do: a quiet line. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string };

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it. */
  readonly why: string;
  readonly unsubscribeUrl?: string;
}

/** What mails wear of the shop's own look; what is left out is the house's. */
export interface MailLook {
  readonly light?: { readonly accent: string; readonly onAccent: string };
  readonly dark?: { readonly accent: string; readonly onAccent: string };
  readonly logo?: {
    readonly png: Buffer;
    /** Width by height. */
    readonly ratio: number;
    /** Dark clients show it on paper. */
    readonly isOnPlate: boolean;
  };
}

/** Who writes. */
export interface MailBrand {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Origin of the site, for links. */
  readonly site: string;
  /** Origin of the desk, for links to the staff. */
  readonly desk: string;
  readonly look?: MailLook;
}

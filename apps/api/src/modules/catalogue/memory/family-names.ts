/** One article's name and what of it belongs to this article alone. */
export interface ArticleName {
  readonly name: string;
  /** "Brushed Brass"; undefined without one. */
  readonly finish: string | undefined;
  /** "600 mm"; null without one. */
  readonly size: string | null;
}

/**
 * The name that all articles of a family share: without finish and size where these end it, then the words that all begin with;
 * the first one's where they share none.
 */
export function familyNamesWriter() {
  const names = new Map<string, string>();
  return {
    put(group: string, article: ArticleName): void {
      const own = ownName(article);
      const before = names.get(group);
      names.set(group, before === undefined ? own : sharedWords(before, own) || before);
    },
    /** Takes the name of a family of which no article is put. */
    copy(group: string, name: string): void {
      names.set(group, name);
    },
    finish: (): ReadonlyMap<string, string> => names,
  };
}

function ownName({ name, finish, size }: ArticleName): string {
  return withoutEnding(withoutEnding(name.trim(), finish), size) || name;
}

function withoutEnding(text: string, ending: string | null | undefined): string {
  if (!ending || !text.toLowerCase().endsWith(ending.toLowerCase())) return text;
  const rest = text.slice(0, -ending.length);
  // A whole word ends the name, not the last letters of one.
  return /[\s,]$/.test(rest) ? rest.replace(/[\s,]+$/, "") : text;
}

function sharedWords(one: string, other: string): string {
  const words = one.split(" ");
  const others = other.split(" ");
  const differs = words.findIndex((word, at) => word !== others[at]);
  return (differs < 0 ? words : words.slice(0, differs)).join(" ").replace(/,+$/, "");
}

/** First letters of the first and the last name: "Ngozi Ada Eze" is NE, "Ngozi" N. */
export function initialsOf(name: string): string {
  const names = name.normalize("NFC").split(/\s+/).filter(Boolean);
  const [first = ""] = names[0] ?? "";
  const [last = ""] = names.length > 1 ? (names.at(-1) ?? "") : "";
  return (first + last).toUpperCase();
}

type Lines = {
  readonly [Field in "line1" | "line2" | "landmark" | "state" | "lga"]?: string | undefined;
};

/** Whether a delivery goes to the same place. Field by field: an order's row does not keep in which order they were sent. */
export function isSameAddress(one: Lines | null, other: Lines | null): boolean {
  const fields = ["line1", "line2", "landmark", "state", "lga"] as const;
  return fields.every((field) => (one?.[field] ?? "") === (other?.[field] ?? ""));
}

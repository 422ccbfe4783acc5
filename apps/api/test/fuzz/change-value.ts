/** One change of a value: the place, counted over all its parts, and what is there instead. */
export interface Change {
  readonly place: number;
  readonly to: unknown;
  /** The part is left out instead. */
  readonly isGone: boolean;
}

/** A copy of a JSON value with changes, each in one of its parts, itself included. */
export function changeValue(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((sofar, change) => {
    let left = change.place % countParts(sofar);
    const visit = (part: unknown): unknown => {
      if (left === 0) {
        left -= 1;
        return change.isGone ? undefined : change.to;
      }
      left -= 1;
      if (Array.isArray(part)) return part.map((inner) => (left < 0 ? inner : visit(inner)));
      if (typeof part !== "object" || part === null) return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, inner]) => [key, left < 0 ? inner : visit(inner)]),
      );
    };
    return visit(sofar);
  }, value);
}

function countParts(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countParts(inner), 1);
}

/**
 * The option that a key leads to: the arrows walk round through the options and the field itself, Home and End jump once
 * an option is active. Undefined for keys that belong to the field.
 * @param active id of the active option; null while the field itself is
 */
export function nextActive(
  key: string,
  active: string | null,
  ids: readonly string[],
): string | null | undefined {
  const at = active === null ? -1 : ids.indexOf(active);
  switch (key) {
    case "ArrowDown":
      return ids[at + 1] ?? null;
    case "ArrowUp":
      return at === 0 ? null : (ids.at(at < 0 ? -1 : at - 1) ?? null);
    case "Home":
      return active === null ? undefined : (ids[0] ?? null);
    case "End":
      return active === null ? undefined : (ids.at(-1) ?? null);
    default:
      return undefined;
  }
}

/**
 * Fills ${NAMES} in, as the proxy's container image does; nginx's own $names stay.
 * @throws Error that names a variable which has no value
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is in the proxy's configuration and has no value`);
    return value;
  });
}

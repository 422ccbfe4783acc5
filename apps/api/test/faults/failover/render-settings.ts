/**
 * A file of deploy/postgres-high-availability with its variables filled in, as `envsubst` does it for an operator.
 * @throws Error that names a variable without a value
 */
export function renderSettings(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z0-9_]+)\}/g, (_whole, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${name} has no value.`);
    return value;
  });
}

/** Settings in the form of a shell's file, such as /etc/default/etcd, as an environment. */
export function environmentOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

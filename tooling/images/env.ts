const forEngines =
  /^(?:(?:https?|all|no)_proxy|(?:docker|container|containers|buildah|storage|xdg|dbus)_\w+|node_extra_ca_certs)$/i;

/** What of the environment a container engine is led by: its own settings, proxies, the machine's certificates. */
export function engineVariables(env: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => forEngines.test(entry[0]) && !!entry[1]),
  );
}

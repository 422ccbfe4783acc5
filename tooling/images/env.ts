const forRegistries =
  /^(?:(?:https?|no)_proxy|npm_config_(?:registry|cafile|ca|strict_ssl)|node_extra_ca_certs|ssl_cert_file)$/i;

/** What of the environment leads to package registries; an engine's builder has settings of its own for it. */
export function registryVariables(env: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => forRegistries.test(entry[0]) && !!entry[1],
    ),
  );
}

const between = "</script><script>self.__next_f.push(";

/**
 * A page with Next's data for hydration in one inline script. Next writes a script per piece, for pages that are sent
 * while they are made; ours are whole, and each script would cost a hash in the policy, which no compression shrinks.
 * The data cannot end a script: Next writes `<` as an escape there.
 */
export function mergeFlightScripts(html: string): string {
  return html.replaceAll(between, ";self.__next_f.push(");
}

/** A page's query as Next hands it over, in the platform's own form. */
export function searchParamsOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, one);
  }
  return params;
}

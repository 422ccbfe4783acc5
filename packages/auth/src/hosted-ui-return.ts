/** Whether a page was returned to from the hosted page, by its query. Cheap: no other page loads aws-amplify for it. */
export function isHostedUiReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has("state") && (query.has("code") || query.has("error"));
}

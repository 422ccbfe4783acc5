/** A text between the tags of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text for HTML, between tags or inside quotes. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

import { themeScript } from "@precise/ui/styles/theme-script";

/**
 * A page's HTML with the theme's script as the first thing in its head. React puts stylesheets before whatever the head
 * says itself, and a script behind a stylesheet waits until that has come: the body is not read meanwhile, and the page's
 * first picture, which the script has fetched, would wait as well (decision 046).
 */
export function themeScriptFirst(html: string): string {
  const element = `<script>${themeScript}</script>`;
  const [before, after, ...more] = html.split(element);
  if (before === undefined || after === undefined || more.length > 0) return html;
  return (before + after).replace("<head>", () => `<head>${element}`);
}

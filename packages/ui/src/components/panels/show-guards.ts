/**
 * The navigation library hides its focus guards from screen readers, though the keyboard can focus them; what can take
 * the focus must not be hidden.
 */
export function showGuards(menu: HTMLElement | null): void {
  for (const guard of menu?.querySelectorAll("[aria-hidden][tabindex]") ?? [])
    guard.removeAttribute("aria-hidden");
}

/** Runs once the page has been read to its end. */
export function whenRead(task: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", task, { once: true });
  else task();
}

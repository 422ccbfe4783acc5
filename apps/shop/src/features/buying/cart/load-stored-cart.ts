/** Loads the stored cart with code that comes only then; where it cannot come, the badge stays as it is. */
export function loadStoredCart(): void {
  void import("./start-up-load.ts").then(({ loadCartAtStart }) => loadCartAtStart()).catch(() => undefined);
}

/** What the menu is made of: the navigation library with its panels, and what fills them. Both come at once. */
export async function loadMenuParts() {
  const [{ MainMenu }, { LiveMenu }] = await Promise.all([
    import("./panels.client.tsx"),
    import("./live-menu.client.tsx"),
  ]);
  return { MainMenu, LiveMenu };
}

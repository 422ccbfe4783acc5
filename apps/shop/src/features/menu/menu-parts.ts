/** What the menu is made of: the navigation library with its panels, and what fills them. Both come at once. */
export async function loadMenuParts() {
  const [{ MainMenu }, { LiveMenu }] = await Promise.all([
    import("@precise/ui/blocks/main-menu.client"),
    import("./live-menu.client.tsx"),
  ]);
  return { MainMenu, LiveMenu };
}

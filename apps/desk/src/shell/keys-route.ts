import type { Screen } from "#desk/routes/screen.ts";

/** The page of the keys: of the frame, which knows where each of them goes. */
export const keysScreen: Screen = {
  path: "/keys",
  name: "Keys",
  load: async () => (await import("./keys-screen.tsx")).KeysScreen,
};

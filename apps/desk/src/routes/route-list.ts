import type { Screen } from "./screen.ts";

/**
 * Every screen, one line each, in the order of the navigation. What is listed is what there is: a screen that a person's
 * roles do not open is not offered, and its address says so.
 */
// biome-ignore format: one line a screen.
export const screens: readonly Screen[] = [
  { path: "/", name: "Today", menu: { icon: "list-checks", group: "work", goKey: "t" }, load: async () => (await import("#desk/features/today/today-screen.tsx")).TodayScreen },
  // Work: orders, order, new-order, deliveries, returns, messages.
  // Money: payments, cash-up, approvals.
  // Goods: stock.
  // House: staff, audit, settings.
  { path: "/settings", name: "Settings", load: async () => (await import("#desk/features/settings/settings-screen.tsx")).SettingsScreen },
];

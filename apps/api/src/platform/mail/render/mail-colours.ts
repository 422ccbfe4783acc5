/**
 * The shop's colours as mails need them: light ones inline, for clients that know nothing else, dark ones for those that
 * follow the system. The tokens live in packages/ui, which the api may not import.
 * @source design "Tokens"
 */
export const lightColours = {
  page: "#fbf9f5",
  card: "#ffffff",
  sunken: "#f3eee6",
  ink: "#1c1915",
  muted: "#5f574b",
  line: "#e4dccf",
  accent: "#8a4b08",
  onAccent: "#ffffff",
} as const;

export const darkColours: Record<keyof typeof lightColours, string> = {
  page: "#14120f",
  card: "#1d1a16",
  sunken: "#0e0c0a",
  ink: "#f4eee3",
  muted: "#b3a896",
  line: "#37312a",
  accent: "#f2b45a",
  onAccent: "#1c1408",
};

/** Words of the question whether scripts of others may run. */
export const consentCopy = {
  region: "Cookie choices",
  titles: {
    tracking: "May we count visits?",
    chat: "May we offer chat?",
    both: "May we count visits and offer chat?",
  },
  text: "That is done by other companies, which may set cookies and learn which pages you see. Nothing of theirs is loaded until you say so, and the shop works without it.",
  purposes: {
    tracking: {
      name: "Visit counting",
      text: (host: string) => `Tells us which pages are of use. From ${host}.`,
    },
    chat: {
      name: "Chat",
      text: (host: string) => `Lets you write to our staff on the page. From ${host}.`,
    },
  },
  allowAll: "Allow all",
  refuseAll: "Refuse all",
  choose: "Choose one by one",
  save: "Save my choice",
  /** In the footer, to change one's mind. */
  open: "Cookie choices",
} as const;

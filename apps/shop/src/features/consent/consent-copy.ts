/** Words of the question whether scripts of others may run. */
export const consentCopy = {
  region: "Cookie choices",
  titles: {
    tracking: "May we count visits?",
    chat: "May we offer chat?",
    both: "May we count visits and offer chat?",
  },
  text: "Other companies do this for us. They may set cookies and see which pages you visit. We load nothing of theirs unless you agree, and the shop works without it.",
  purposes: {
    tracking: {
      name: "Visit counting",
      text: (host: string) => `Shows us which pages people use. From ${host}.`,
    },
    chat: {
      name: "Chat",
      text: (host: string) => `Lets you chat with our team on the page. From ${host}.`,
    },
  },
  allowAll: "Allow all",
  refuseAll: "Refuse all",
  choose: "Choose one by one",
  save: "Save my choice",
  /** In the footer, to change one's mind. */
  open: "Cookie choices",
} as const;

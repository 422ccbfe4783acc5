/** Words of the Help Center. */
export const helpCopy = {
  search: "Search the answers",
  found: (count: number, words: string) =>
    count === 0
      ? `No answers for “${words}”. Write to us below.`
      : `${count} ${count === 1 ? "answer" : "answers"} for “${words}”`,
  groups: "Topics",
  contact: "Talk to a person",
  phone: "Call",
  whatsApp: "WhatsApp",
  email: "E-mail",
  question: "I have a question: ",
  write: "Write to us",
} as const;

import type { Json } from "./openapi.ts";

const sender = { name: "Ada Obi", email: "ada@example.com" };

/** Bodies of the calls that bring a message to people of the shop. */
export const messageExamples: Readonly<Record<string, Json>> = {
  sendContactMessage: { ...sender, topic: "order", message: "When does my chandelier come?" },
  applyAsAffiliate: {
    ...sender,
    channel: "@lagosrooms on Instagram",
    audience: "under_10000",
    message: "I write about small flats in Lagos.",
  },
  addBriefPicture: { content: "UklGRiQAAABXRUJQVlA4…" },
  sendDesignBrief: {
    ...sender,
    rooms: ["living", "kitchen"],
    sizes: "Living room 5 x 4 x 3 m",
    budget: "under_500000",
    style: "warm",
    supplies: ["inverter"],
    message: "The ceiling is low.",
    pictures: [],
  },
};

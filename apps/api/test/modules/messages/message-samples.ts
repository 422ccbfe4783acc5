import { readFileSync } from "node:fs";

const person = { name: "Ada Obi", email: "ada@example.com" };

/** A picture of the sample catalogue as a brief's sender would send it. */
export const pictureContent = readFileSync(
  new URL("../../../catalogue/media/rooms/living.webp", import.meta.url),
).toString("base64");

export const contactMessage = { ...person, topic: "order", message: "Where is my lamp? It was to come." };
export const application = {
  ...person,
  channel: "https://instagram.com/lagosrooms",
  audience: "under_10000",
  message: "I write about small flats in Lagos.",
};
export const brief = {
  ...person,
  rooms: ["living", "kitchen"],
  sizes: "Living 5 x 4 x 3 m",
  budget: "under_500000",
  style: "warm",
  supplies: ["inverter"],
  message: "The ceiling is low.",
  pictures: [],
};

/** How each call is made well and badly. */
export const messageSamples = {
  sendContactMessage: {
    body: contactMessage,
    bad: { body: { ...contactMessage, topic: "weather" }, field: "topic" },
  },
  applyAsAffiliate: {
    body: application,
    bad: { body: { ...application, message: "short" }, field: "message" },
  },
  addBriefPicture: {
    body: { content: pictureContent },
    bad: { body: { content: 5 }, field: "content" },
  },
  sendDesignBrief: {
    body: brief,
    bad: { body: { ...brief, rooms: [] }, field: "rooms" },
  },
};
